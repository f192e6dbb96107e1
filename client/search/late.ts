/** In a fragment, what stands between the results and what comes after them. */
export const lateCut = '<!--late-->';

/** Where in the results the late part belongs, as an element of this name. */
export const lateSlot = 'x-late';

/** Whether the browser can draw the map at all: it needs WebGL 2, which can be missing or switched off. */
export function canDrawMap(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

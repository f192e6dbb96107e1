/**
 * Style sheets beside that of every page, by the folders whose rules they hold. A page names those that it needs, so that
 * nobody waits for the rules of pages that they do not see.
 */
export const sheets = {
  search: ['client/search', 'worker/search', 'worker/activities'],
  home: ['worker/home'],
  stay: ['client/stay', 'worker/stay'],
  hotel: ['client/hotel', 'worker/hotel'],
  product: ['client/product', 'worker/product', 'client/gallery', 'client/review', 'worker/review'],
  payment: ['worker/pay-later'],
  checkout: ['client/checkout', 'worker/checkout', 'worker/booking'],
} as const;

export type Sheet = keyof typeof sheets;

/** The sheet that holds the rules of a file; undefined: that of every page. */
export function sheetOf(path: string): Sheet | undefined {
  const found = Object.entries(sheets).find(([, folders]) => folders.some((folder) => path.startsWith(`${folder}/`)));
  return found?.[0] as Sheet | undefined;
}

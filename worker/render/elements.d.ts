import type { ReactNode } from 'react';
import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Where the parts of a page go; never reaches the browser. */
      'x-cut': object;
      /** A part of a page that is replaced by name without a full reload. Has no box. */
      'x-part': { readonly name: string; readonly children?: ReactNode };
    }
  }
}

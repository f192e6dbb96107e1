import type { ReactNode } from 'react';
import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Where parts go in what is sent around them; never reaches the browser. */
      'x-cut': object;
      /** A part of a page that is replaced by name without a full reload. Has no box. */
      'x-part': { readonly name: string; readonly children?: ReactNode };
    }
  }
}

import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Where the parts of a page go; never reaches the browser. */
      'x-cut': object;
    }
  }
}

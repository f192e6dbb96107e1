declare module 'vitest' {
  export interface ProvidedContext {
    /** How many requests are generated; many more in a soak. */
    readonly generatedRequests: number;
  }
}

export type {};

/** The one platform type that rules about URLs need; Node, workerd and browsers all have it. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | readonly (readonly [string, string])[]);
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  sort(): void;
  keys(): IterableIterator<string>;
  toString(): string;
}

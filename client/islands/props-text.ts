/**
 * Swaps double quotes and backticks, there and back: JSON is full of the former, and each of them takes six characters in
 * an attribute.
 */
export function swapQuotes(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
}

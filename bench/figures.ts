/** The value below which `share` (0 to 1) of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** "p50 1.2, p95 3.4 ms (n 300)". */
export function describeTimes(numbers: readonly number[]): string {
  const show = (share: number) => percentile(numbers, share).toFixed(1);
  return `p50 ${show(0.5).padStart(6)}  p95 ${show(0.95).padStart(6)} ms  (n ${numbers.length})`;
}

/** "p50 1.2, p95 1.4 ×" of the same share of both lists. */
export function describeRatio(numbers: readonly number[], floor: readonly number[]): string {
  const show = (share: number) => (percentile(numbers, share) / percentile(floor, share)).toFixed(1);
  return `p50 ${show(0.5).padStart(6)}  p95 ${show(0.95).padStart(6)} ×`;
}

/** A table row: a name and what it says. */
export function printRow(name: string, text: string): void {
  console.log(`  ${name.padEnd(44)} ${text}`);
}

/** Stars of the trust badge, 0 to 5 in halves; 4 when the score is no number in that range. @rule REV-020 REV-021 */
export function trustStars(score: string | number | null | undefined): number {
  const stars = typeof score === 'string' && score.trim() === '' ? Number.NaN : Number(score ?? Number.NaN);
  return stars >= 0 && stars <= 5 ? Math.round(stars * 2) / 2 : 4;
}

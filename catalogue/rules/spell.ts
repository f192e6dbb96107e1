/** Mistakes that a word of so many letters may hold: none while it is short, two once it is long. */
export function mostMistakes(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** Bit n stands for the letter n of the alphabet; signs outside a to z count as none. */
export function maskLetters(word: string): number {
  let mask = 0;
  for (const letter of word) {
    const bit = letter.charCodeAt(0) - 97;
    if (bit >= 0 && bit < 26) mask |= 1 << bit;
  }
  return mask;
}

/** A word as the index of names has it: small letters without their marks. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The fewest mistakes between what was typed and a beginning of `word`: a letter too many, missing, wrong, or two
 * neighbours swapped count one each. `most` + 1 stands for more than `most`.
 */
export function countMistakes(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: width + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, previous] = [previous, current];
  }
  return Math.min(most + 1, ...previous);
}

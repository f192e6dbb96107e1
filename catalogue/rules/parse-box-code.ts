import { type GiftFormat, giftFormats } from '#shared/catalogue/box.ts';

export interface BoxCode {
  /** As boxes are listed, in capitals. */
  readonly code: string;
  /** Undefined when the code names no form. */
  readonly format: GiftFormat | undefined;
}

/** The code of a box with or without the form it comes in; undefined for anything else. @rule BOX-010 OPEN-063 */
export function parseBoxCode(text: string | undefined): BoxCode | undefined {
  const [, code, format] = /^([A-Za-z0-9]{2,40})(?:-(digital|physical))?$/i.exec(text ?? '') ?? [];
  if (code === undefined) return undefined;
  const wanted = format?.toLowerCase();
  return { code: code.toUpperCase(), format: giftFormats.find((known) => known === wanted) };
}

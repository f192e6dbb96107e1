import type { GiftFormat } from '#shared/catalogue/box.ts';
import type { Locale } from '#shared/locale/locales.ts';
import type { Database } from '../queries/database.ts';
import { type BoxRow, loadBox } from '../queries/load-boxes.ts';
import { marketOf } from '../rules/market-of.ts';
import { parseBoxCode } from '../rules/parse-box-code.ts';

export interface FoundBox {
  readonly box: BoxRow;
  readonly format: GiftFormat | undefined;
}

/**
 * The box that a code names in the market of a locale; undefined when there is none, and when it is not sold in the form
 * that the code names.
 * @rule GIFT-010 GIFT-011
 */
export async function findBox(db: Database, locale: Locale, text: string | undefined): Promise<FoundBox | undefined> {
  const parsed = parseBoxCode(text);
  const box = parsed && (await loadBox(db, marketOf(locale), parsed.code));
  if (!box || (parsed.format === 'physical' && box.physical === 0)) return undefined;
  return { box, format: parsed.format };
}

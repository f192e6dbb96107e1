/** A stretch of a credit line: words, and where they lead. */
export interface CreditPart {
  readonly text: string;
  readonly href?: string;
}

const anchor = /<a\s[^<>]*?href\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<>]*)<\/a>/gi;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&copy;': '©',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/**
 * The words and links of the credit that a map style asks for, which is written as HTML. Only `https:` and `http:` links
 * stay links; every other tag is dropped and its words stay, so that the result can be shown as text.
 */
export function parseCredit(html: string): CreditPart[] {
  const parts: CreditPart[] = [];
  const text = html.slice(0, 2000);
  let end = 0;
  for (const match of text.matchAll(anchor)) {
    parts.push({ text: readText(text.slice(end, match.index)) });
    const href = readText(match[1] ?? match[2] ?? '').trim();
    const words = readText(match[3] ?? '');
    parts.push(/^https?:\/\//i.test(href) ? { text: words, href } : { text: words });
    end = match.index + match[0].length;
  }
  parts.push({ text: readText(text.slice(end)) });
  return parts.filter((part) => part.text.trim() !== '');
}

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|copy|quot|nbsp|#39);/g, (entity) => entities[entity] ?? '')
    .replace(/[ \t\r\n]+/g, ' ');
}

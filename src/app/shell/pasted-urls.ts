/** Pasted addresses: finds the web addresses in a text that holds nothing else, as chats, mails and notes write them. */

const wrappers: readonly (readonly [string, string])[] = [
  ['<', '>'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['‚', '‘'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['**', '**'],
  ['*', '*'],
  ['_', '_'],
  ['[', ']'],
  ['(', ')'],
];

/** A name without a scheme needs a path, because names of files look like hosts. */
const webUrl =
  /^(?:https?:\S+|www\.[^\s/?#@]+\.\S+|(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d{1,5})?[/?#]\S*)$/iu;

/** `[One](https://shop.example/one "Title")`, also one of a picture. */
const markdownLink = /!?\[[^\]\n]*\]\(\s*<?([^\s<>]+?)>?(?:\s+["'(][^\n]*?["')])?\s*\)/g;

const listSign = /^(?:[-*•·–>→☐☑✓✔🔗]|\d{1,4}[.)]|[a-z][.)]|\[[ x]\])\s+/iu;

/** A sign between two addresses without a blank. */
const between = /[,;|،؛]\s*(?=["'<]?https?:\/\/)/i;

/** Each address as it was written, without what was around it; none where the text says more than that. */
export function pastedUrls(text: string): string[] {
  const lines = text
    .replace(markdownLink, (_, url: string) => ` ${url} `)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(listSign, '').replace(listSign, ''))
    .filter((line) => line !== '');
  const found: string[] = [];
  for (const line of lines) {
    const parts = line
      .split(/\s+/)
      .flatMap((part) => part.split(between))
      .map(unwrapped)
      .filter((part) => !/^\|?$/.test(part));
    if (!parts.every((part) => webUrl.test(part))) return [];
    found.push(...parts);
  }
  return found;
}

/** A table with addresses, as spreadsheets put it on the clipboard. */
export function isPastedTable(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return (
    lines.length > 0 &&
    lines.every((line) => line.includes('\t')) &&
    lines.some((line) => line.split('\t').some((cell) => /^https?:\S+$/i.test(cell.trim())))
  );
}

/** Without quotes, brackets and the comma after it; invisible characters go as well. */
function unwrapped(text: string): string {
  let bare = text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/(?:[,;،؛。…]|(?<=[)>»”“"'\]])\.)+$/, '');
    const wrapper = wrappers.find(([from, to]) => bare.startsWith(from) && bare.endsWith(to));
    if (wrapper !== undefined && bare.length > 2 * wrapper[0].length)
      bare = bare.slice(wrapper[0].length, -wrapper[1].length);
  }
  return bare;
}

/** XML tokens: the tags and texts of a document without the prefixes of their names, attributes in lower case. */

export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** Nothing is in it. */
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const part =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s/>]+)([^>]*)>|([^<]+)/g;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Entities that a document defines itself are never read: each would be a way to make a small file huge. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (const [, data, slash, name, rest = '', text] of xml.matchAll(part)) {
    if (data !== undefined) yield { kind: 'text', text: data };
    else if (text !== undefined) yield { kind: 'text', text: unescaped(text) };
    else if (name === undefined) continue;
    else if (slash === '/') yield { kind: 'close', name: localName(name) };
    else {
      const isEmpty = rest.endsWith('/');
      yield { kind: 'open', name: localName(name), attributes: attributesOf(rest), isEmpty };
    }
  }
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(attribute))
    found[localName(name).toLowerCase()] = unescaped(double ?? single ?? '');
  return found;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Also for the few entities that bookmarks of browsers have. */
function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]+);/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}

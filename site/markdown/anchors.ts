/** Markdown anchors: what a heading is called in a URL, as GitHub has it, and all links of a document. */
import { lexer, type Token, type Tokens, walkTokens } from 'marked';

/** Numbers headings of one document that would have the same anchor. */
export class Anchors {
  readonly #uses = new Map<string, number>();

  anchorOf(heading: string): string {
    const plain = heading
      .replace(/<[^>]*>/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const uses = this.#uses.get(plain) ?? 0;
    this.#uses.set(plain, uses + 1);
    return uses === 0 ? plain : `${plain}-${uses}`;
  }
}

/** All anchors of a document, and where its links and pictures lead. */
export function readLinks(markdown: string): {
  readonly anchors: ReadonlySet<string>;
  readonly targets: readonly string[];
} {
  const names = new Anchors();
  const anchors = new Set<string>();
  const targets: string[] = [];
  // Nothing of it waits: it gives back what the callback returns.
  void walkTokens(lexer(markdown), (token) => {
    if (isHeading(token)) anchors.add(names.anchorOf(token.text));
    if (leadsOn(token)) targets.push(token.href);
  });
  return { anchors, targets };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function leadsOn(token: Token): token is Tokens.Link | Tokens.Image {
  return token.type === 'link' || token.type === 'image';
}

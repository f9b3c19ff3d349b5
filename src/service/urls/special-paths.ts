/**
 * Special paths: addresses on the service's own host that are no links. All hold a slash, which no
 * alias does.
 */

type PagePath =
  | { readonly kind: 'rotator'; readonly slug: string }
  | { readonly kind: 'campaign'; readonly id: number }
  | { readonly kind: 'bio' | 'qr'; readonly alias: string };

/** What a QR code is for. The code of a link lies on the link's host. */
export interface QrSubject {
  readonly kind: 'link' | 'bio' | 'qr';
  readonly alias: string;
}

export type SpecialPath =
  | PagePath
  | { readonly kind: 'image'; readonly of: QrSubject }
  /** The document in which the pixels of a link run; the token is for who has opened the link. */
  | { readonly kind: 'pixels'; readonly link: number; readonly token: string }
  /** The picture of every account whose name begins with this letter. */
  | { readonly kind: 'avatar'; readonly letter: string }
  /** The logo of the service, on every host. */
  | { readonly kind: 'logo'; readonly version: string };

/** The text of a special path: the inverse of `parseSpecialPath`. */
export function formatSpecialPath(path: SpecialPath): string {
  switch (path.kind) {
    case 'rotator':
      return `/r/${encodeURIComponent(path.slug)}`;
    case 'campaign':
      return `/c/${path.id}`;
    case 'bio':
      return `/b/${encodeURIComponent(path.alias)}`;
    case 'qr':
      return `/q/${encodeURIComponent(path.alias)}`;
    case 'pixels':
      return `/p/${path.link}/${encodeURIComponent(path.token)}`;
    case 'avatar':
      return `/a/${encodeURIComponent(path.letter)}.svg`;
    case 'logo':
      return `/l/${encodeURIComponent(path.version)}`;
    case 'image': {
      const { kind, alias } = path.of;
      return kind === 'link'
        ? `/i/${encodeURIComponent(alias)}`
        : `/i${formatSpecialPath({ kind, alias })}`;
    }
  }
}

/** The special path in the text that `parseAlias` returns, or undefined where it is none. */
export function parseSpecialPath(text: string): SpecialPath | undefined {
  const [letter, ...names] = text.split('/');
  if (names.length === 0 || names.includes('')) return undefined;
  const [name = '', second = ''] = names;
  if (letter === 'i' && names.length === 1)
    return { kind: 'image', of: { kind: 'link', alias: name } };
  if (letter === 'i' && names.length === 2) {
    const kind = pageKind(name);
    return kind && { kind: 'image', of: { kind, alias: second } };
  }
  if (letter === 'p' && names.length === 2)
    return isId(name) ? { kind: 'pixels', link: Number(name), token: second } : undefined;
  if (names.length > 1) return undefined;
  if (letter === 'a') {
    const [, shown] = /^(.)\.svg$/su.exec(name) ?? [];
    return shown === undefined ? undefined : { kind: 'avatar', letter: shown };
  }
  if (letter === 'l') return { kind: 'logo', version: name };
  if (letter === 'r') return { kind: 'rotator', slug: name };
  if (letter === 'c') return isId(name) ? { kind: 'campaign', id: Number(name) } : undefined;
  const kind = pageKind(letter);
  return kind && { kind, alias: name };
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function pageKind(letter: string | undefined): 'bio' | 'qr' | undefined {
  if (letter === 'b') return 'bio';
  return letter === 'q' ? 'qr' : undefined;
}

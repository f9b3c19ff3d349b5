/** The addresses on the service's own host that are no links. All have a slash, which no alias has, so none can clash. */

/** A page: where a rotator, a campaign's list, a bio page or a QR item lies. */
type PagePlace =
  | { readonly kind: 'rotator'; readonly slug: string }
  | { readonly kind: 'campaign'; readonly id: number }
  | { readonly kind: 'bio' | 'qr'; readonly alias: string };

/** What has a QR code as its picture; a link's lies on the host of the link. */
export interface Pictured {
  readonly kind: 'link' | 'bio' | 'qr';
  readonly alias: string;
}

export type Place = PagePlace | { readonly kind: 'image'; readonly of: Pictured };

/** The path of a place: the inverse of `placeAt`. */
export function placePath(place: Place): string {
  switch (place.kind) {
    case 'rotator':
      return `/r/${encodeURIComponent(place.slug)}`;
    case 'campaign':
      return `/c/${place.id}`;
    case 'bio':
      return `/b/${encodeURIComponent(place.alias)}`;
    case 'qr':
      return `/q/${encodeURIComponent(place.alias)}`;
    case 'image': {
      const { kind, alias } = place.of;
      return kind === 'link' ? `/i/${encodeURIComponent(alias)}` : `/i${placePath({ kind, alias })}`;
    }
  }
}

/** The place that a path names, in the form in which `aliasOf` gives it, or undefined where it is none. */
export function placeAt(path: string): Place | undefined {
  const [letter, name = '', ...rest] = path.split('/');
  if (letter === 'i') return imageAt([name, ...rest]);
  if (name === '' || rest.length > 0) return undefined;
  if (letter === 'r') return { kind: 'rotator', slug: name };
  if (letter === 'c') return /^[1-9]\d{0,14}$/.test(name) ? { kind: 'campaign', id: Number(name) } : undefined;
  if (letter === 'b' || letter === 'q') return { kind: letter === 'b' ? 'bio' : 'qr', alias: name };
  return undefined;
}

function imageAt([first = '', second, ...rest]: string[]): Place | undefined {
  if (first === '' || second === '' || rest.length > 0) return undefined;
  if (second === undefined) return { kind: 'image', of: { kind: 'link', alias: first } };
  if (first !== 'b' && first !== 'q') return undefined;
  return { kind: 'image', of: { kind: first === 'b' ? 'bio' : 'qr', alias: second } };
}

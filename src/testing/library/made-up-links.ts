/** Made-up links: any number of links with texts of several scripts, the same for the same seed. */
import type { Link } from '#contract/resources/links.ts';
import type { LibraryLink, LinkView } from '#engine/library/library-types.ts';
import { seeded } from '#testing/time/simulation.ts';

const nouns = [
  'sale',
  'summer',
  'Straße',
  '東京',
  'café',
  'İzmir',
  'guide',
  'news',
  '100%',
  'under_score',
  'back\\slash',
  'Ünited',
];
const hosts = ['shop.example', 'blog.example', 'www.example.org', 'docs.example.net'];
const domains = ['go.example', 's.example'];

export type MadeUpLink = Link & Pick<LibraryLink, 'id'>;

/** Links with the ids 1 to n; some have no date, no clicks or no title, many share a date. */
export function madeUpLinks(number: number, seed = 1): MadeUpLink[] {
  const random = seeded(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: number }, (_, index): MadeUpLink => {
    const id = index + 1;
    const alias = `a${(id * 7919) % 99991}${any(['', 'x', 'Y'])}`;
    return {
      id,
      alias,
      shorturl: `https://${any(domains)}/${alias}`,
      longurl: `https://${any(hosts)}/${any(nouns)}/${id}`,
      clicks: random() < 0.02 ? null : Math.floor(random() ** 8 * 10_000),
      title: random() < 0.1 ? '' : `${any(nouns)} ${any(nouns)} ${id % 97}`,
      description: random() < 0.5 ? '' : `${any(nouns)} for everyone`,
      date: random() < 0.02 ? null : timestamp(Date.UTC(2025, 0, 1) + Math.floor(id / 3) * 60_000),
    };
  });
}

/** Milliseconds since 1970 as a timestamp of the interface. */
export function timestamp(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

const open = { from: null, to: null };

/** A view of all links, newest first, but for what is given. */
export function viewOf(part: Partial<LinkView> = {}): LinkView {
  return {
    q: '',
    sort: 'date',
    descending: true,
    clicks: open,
    made: open,
    host: null,
    ...part,
  };
}

/** Door path: the screen that a query of the start page asks for, from a bookmark, the share sheet or a shortcut. */
import { paths } from '#features/paths.ts';

/** What `?go=` names. */
const screens = new Map([
  ['new', paths.newLink.href()],
  ['links', paths.links.href()],
  ['import', paths.importLinks.href()],
  ['activity', paths.activity.href()],
]);

const httpUrl = /https?:\/\/\S+/i;

/**
 * The path that a query asks for, which works with real paths and with `#`; null where it asks for none.
 *
 * `?go=new&url=…` is the form of a new link with its fields filled in. `?share_url=…` comes from a share sheet, which
 * may put the address into the text.
 */
export function doorPath(search: string): string | null {
  const query = new URLSearchParams(search);
  const go = query.get('go');
  if (go !== null) {
    query.delete('go');
    // A secret has no place in an address, and none is taken from one.
    query.delete('password');
    return withQuery(screens.get(go) ?? paths.overview.href(), query);
  }
  const shared = ['share_url', 'share_text', 'share_title'].map((name) => query.get(name) ?? '');
  if (!['share_url', 'share_text', 'share_title'].some((name) => query.has(name))) return null;
  const [url = ''] = httpUrl.exec(shared.join('\n')) ?? [];
  const title = query.get('share_title')?.trim() ?? '';
  const fields = new URLSearchParams();
  if (url !== '') fields.set('url', url);
  if (title !== '' && !httpUrl.test(title)) fields.set('metatitle', title);
  return withQuery(paths.newLink.href(), fields);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Site links: where a link between files of the repository leads in the site. */
import { posix } from 'node:path';
import { made, pageOf } from './pages.ts';

/** Files of the repository that are no pages, but that pages link to: the site holds them as they are. */
export const linkedFiles = new Set<string>();

/**
 * A link of a document as one of its page.
 *
 * @param source the document's path in the repository
 * @param pages all documents that have a page
 */
export function siteLink(href: string, source: string, pages: readonly string[]): string {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [path = '', anchor = ''] = href.split('#');
  const target = posix.join(posix.dirname(source), path).replace(/\/$/, '');
  const [, example] = /^docs\/examples\/?([\w-]*)$/.exec(target) ?? [];
  if (example !== undefined) return linkTo(made.examples, example);
  if (target === 'public/openapi.json') return linkTo(made.reference, anchor);
  const document = [target, `${target}/README.md`].find((each) => pages.includes(each));
  if (document !== undefined) return linkTo(document, anchor);
  linkedFiles.add(target);
  return relative(source, `files/${target}`);

  function linkTo(page: string, place: string): string {
    return `${relative(source, pageOf(page))}${place === '' ? '' : `#${place}`}`;
  }
}

/** The way from the page of a document to a path of the site. */
function relative(source: string, path: string): string {
  return posix.relative(posix.dirname(pageOf(source)), path);
}

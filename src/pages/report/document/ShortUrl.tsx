/** Short URL of a report: the host dimmed, and the title of the link below it where one is wanted. */
import { linkTitle } from '#contract/resources/link-title.ts';
import type { LibraryLink } from '#queries/library.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';

export function ShortUrl({ link }: { link: LibraryLink }) {
  const { host, rest } = splitUrl(link.shorturl ?? '');
  if (rest === '') return <bdi dir="auto">{linkTitle(link)}</bdi>;
  return (
    <bdi dir="ltr" className="report-url">
      <span>{host}</span>
      {rest}
    </bdi>
  );
}

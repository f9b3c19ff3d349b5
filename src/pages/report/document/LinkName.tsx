/** Link name: the title of a link, and after it the short link with its host dimmed. */
import { linkTitle } from '#contract/resources/link-title.ts';
import type { LibraryLink } from '#queries/library.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';

export function LinkName({ link }: { link: LibraryLink }) {
  const title = linkTitle(link);
  const { host, rest } = splitUrl(link.shorturl ?? '');
  const hasWords = rest === '' || title !== link.alias;
  return (
    <>
      {hasWords ? <bdi dir="auto">{title}</bdi> : null}
      <span> </span>
      {rest === '' ? null : (
        <bdi dir="ltr" className="report-url">
          <span>{host}</span>
          {rest}
        </bdi>
      )}
    </>
  );
}

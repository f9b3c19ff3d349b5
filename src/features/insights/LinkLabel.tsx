/** Link label: the title of a link in a row, and its alias. */

import { linkTitle } from '#contract/resources/link-title.ts';
import type { LibraryLink } from '#queries/library.ts';
import classes from './LinkLabel.module.css';

export function LinkLabel({ link }: { link: LibraryLink }) {
  const title = linkTitle(link);
  const { alias } = link;
  return (
    <>
      <bdi dir="auto" title={title}>
        {title}
      </bdi>
      {alias === null || alias === title ? null : (
        <bdi dir="ltr" className={classes.alias}>
          {alias}
        </bdi>
      )}
    </>
  );
}

/** Link name: the short link of a row, which leads to the page of its link. */
import { Link } from 'react-router-dom';
import { hasId } from '#contract/reading/readable.ts';
import type { Link as LinkRow } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { paths } from '#features/routes/paths.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import classes from './LinkPanels.module.css';

/** Without a link to its page where its id could not be read. */
export function LinkName({ link }: { link: Pick<LinkRow, 'id' | 'shorturl' | 'unread'> }) {
  if (!hasId(link)) {
    return (
      <ReadValue of={link} name="shorturl">
        {(address) => <ShortLink address={address} />}
      </ReadValue>
    );
  }
  return (
    <>
      <Link to={paths.link.href(link.id)} className={classes.link}>
        {link.shorturl === null ? linkItem(link).name : <ShortLink address={link.shorturl} />}
      </Link>
      {link.shorturl === null ? <UnreadValue raw={link.unread?.['shorturl'] ?? null} /> : null}
    </>
  );
}

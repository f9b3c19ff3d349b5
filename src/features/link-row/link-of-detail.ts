/** Link of a detail: one link with its statistics, as lists have it. */
import { aliasIn } from '#contract/new-link/alias.ts';
import type { Link, LinkDetail } from '#contract/resources/links.ts';

/** The alias is that of the short URL, because the service does not tell it. */
export function linkOfDetail({ id, details, data, unparsed }: LinkDetail): Link {
  const { shorturl, longurl, title, description, date } = details;
  const alias = shorturl === null ? null : aliasIn(shorturl);
  const row = { id, alias, shorturl, longurl, title, description, date, clicks: data.clicks };
  return { ...row, unparsed: { ...details.unparsed, ...data.unparsed, ...unparsed } };
}

/** Default domain: the host of the service's own short links, from the loaded links. */
import { everyLink, useFacets } from '#queries/library.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { domainsQuery } from '#queries/resources/domains.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';

const textOf = ({ domain }: { domain: string | null }) => domain ?? '';

/** The most frequent host that is no domain of the account, or '' where no link has shown it yet. Costs no request. */
export function useDefaultDomain(): string {
  const facets = useFacets(everyLink);
  const { rows } = useListPages(domainsQuery, { enabled: false });
  const own = new Set((rows ?? []).map((row) => splitUrl(textOf(row).replace(/\/+$/, '')).host));
  return facets?.domain.values.find(({ value }) => !own.has(value))?.value ?? '';
}

/** Default domain: what the service's own short links have before their alias, from the loaded links, or as they were last. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { browserEntry } from '#local/browser-entry.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { everyLink, type LibraryLink, useFacets, useLinkWindow } from '#queries/library.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { domainsQuery } from '#queries/resources/domains.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';

const textOf = ({ domain }: { domain: string | null }) => domain ?? '';

/** Enough to show which path all of them have. */
const fewLinks = 20;

/**
 * The most frequent host that is no domain of the account, with the path of a service that has a
 * folder for its short links: `go.example`, or `host.example/go`. '' where no link has shown it
 * yet, in this browser's last visits too. Costs no request.
 */
export function useDefaultDomain(): string {
  const entry = browserEntry(`linkdeck.domain.${useEngine().accountId}`, z.string());
  const shown = useShownDomain();
  const [last] = useState(() => entry.read() ?? '');
  useEffect(() => {
    if (shown !== '' && shown !== last) entry.write(shown);
  });
  return shown || last;
}

/** '' until the loaded links show it. */
function useShownDomain(): string {
  const facets = useFacets(everyLink);
  const { rows } = useListPages(domainsQuery, { enabled: false });
  const own = new Set((rows ?? []).map((row) => splitUrl(textOf(row).replace(/\/+$/, '')).host));
  const host = facets?.domain.values.find(({ value }) => !own.has(value))?.value ?? '';
  const view = { ...everyLink, domain: { values: [host], isNot: false } };
  const { data } = useLinkWindow(host === '' ? undefined : { view, from: 0, count: fewLinks });
  const isOfHost = host !== '' && data?.view.domain?.values[0] === host;
  return isOfHost ? host + folderOf(data.rows) : '';
}

/** The shortest one, as an alias may have slashes of its own. */
function folderOf(links: readonly LibraryLink[]): string {
  const folders = links.flatMap(({ shorturl }) =>
    shorturl !== null && canParseUrl(shorturl) ? [pathBeforeAlias(shorturl)] : [],
  );
  return folders.toSorted((one, other) => one.length - other.length)[0] ?? '';
}

/** '' where the alias is right behind the host. */
function pathBeforeAlias(shorturl: string): string {
  const path = new URL(shorturl).pathname.replace(/\/+$/, '');
  return path.replace(/\/[^/]*$/, '');
}

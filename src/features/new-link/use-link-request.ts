/** Link request hook: the request of a new link that follows from its values, checked against the loaded links. */
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { shortUrlOf } from '#contract/new-link/alias.ts';
import { taggedUrl } from '#contract/new-link/complete-link.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { Link } from '#contract/resources/links.ts';
import {
  everyLink,
  useLinksWithDestination,
  useLinkWindow,
  useShortLinkTarget,
} from '#queries/library.ts';
import { useCachedLinks } from '#queries/resources/links.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useCheckText } from '#ui/format/use-check-text.ts';
import { buildRequest, type NewLinkRequest } from './build-request.ts';
import { useNamingRules } from './naming/use-naming-rules.ts';
import { useDefaultDomain } from './use-default-domain.ts';

/**
 * Costs no request.
 *
 * @param values the same object until one of them changes
 * @param now in milliseconds since 1970; only the check of an expiry depends on it
 * @param copiedFrom the id of the link that was copied, which is no second link to the same destination
 * @returns the request, worked out once per change of the values, and what makes one of values that are not rendered yet;
 *   `defaultDomain` is what the service's short links have before their alias, or '' where no link has shown it yet;
 *   `shortUrl` is the short URL as it will be, or '' while its host or alias is not known
 */
export function useLinkRequest(values: LinkValues, now: number, copiedFrom?: number) {
  const t = useTranslations('linksNew');
  const checkText = useCheckText();
  const rules = useNamingRules();
  const linksAtHand = useCachedLinks();
  const alike = useLinksWithDestination(taggedUrl(values));
  const isHttpsKnown = useIsHttpsKnown(completeUrl(values.url));
  const shortLink = useShortLinkTarget(completeUrl(values.url));
  const defaultDomain = useDefaultDomain();
  const shortUrl = shortUrlOf(values.domain.trim() || defaultDomain, values.custom.trim());
  const aliasTarget = useShortLinkTarget(shortUrl);
  const isAliasUsed = aliasTarget !== null && aliasTarget.longurl !== null;

  const requestOf = useCallback(
    (given: LinkValues): NewLinkRequest => {
      const isOther = ({ id }: Link) => id !== copiedFrom;
      return buildRequest(given, {
        now,
        zone: pageLocale().timeZone ?? '',
        links: linksAtHand().filter(isOther),
        alike: alike.filter(isOther),
        isHttpsKnown,
        shortLink,
        isAliasUsed,
        rules,
        t,
        checkText,
      });
    },
    [
      now,
      copiedFrom,
      linksAtHand,
      alike,
      isHttpsKnown,
      shortLink,
      isAliasUsed,
      rules,
      t,
      checkText,
    ],
  );
  const request = useMemo(() => requestOf(values), [requestOf, values]);
  return { request, requestOf, defaultDomain, shortUrl };
}

/** Whether other links to the site of an http address begin with https. */
function useIsHttpsKnown(url: string): boolean {
  const isHttp = /^http:/i.test(url) && canParseUrl(url);
  const host = isHttp ? new URL(url).host : '';
  const view = { ...everyLink, host };
  const { data } = useLinkWindow(isHttp ? { view, from: 0, count: fewLinks } : undefined);
  return isHttp && data?.view.host === host && data.rows.some(startsWithHttps);
}

/** Enough to tell how a site is linked to. */
const fewLinks = 20;

function startsWithHttps({ longurl }: { longurl: string | null }): boolean {
  return longurl !== null && /^https:/i.test(longurl);
}

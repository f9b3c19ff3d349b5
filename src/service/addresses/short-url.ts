/** Short URLs and the domains they are on: how they are written, and how they are read again. */

import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { canonicalHost, hostResolver } from './canonical-host.ts';
import { hostFor } from './parked-hosts.ts';
import { aliasOf } from './parse-alias.ts';
import { type Place, placePath } from './special-paths.ts';

/** Where a short link lies. */
interface ShortAddress {
  /** In the store's spelling; '' is the service's own. */
  host: string;
  alias: string;
}

export interface Domain {
  /** In the store's spelling; '' is the service's own. */
  host: string;
  /** As it was written, or '' where the service's own was meant. */
  domain: string;
}

export interface ShortUrls {
  /** The short URL of a link; where its domain was deleted, the one that it will have again. */
  of(link: Domain & ShortAddress): string;
  /** The address of the QR code of a link. */
  imageOf(link: Domain & ShortAddress): string;
  /** The address of what is no link: it lies on the service's own host. */
  at(place: Place): string;
  /** The place that a short URL names, with or without its scheme; undefined for what is no short URL. */
  read(shortUrl: string): ShortAddress | undefined;
  /** The domain that somebody writes, with or without a scheme; undefined for what is no host name. */
  readDomain(text: string): Domain | undefined;
}

const hostName = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*(:\d{1,5})?$/;

/** @param linksUrl the origin of the service's own short links */
export function createShortUrls(linksUrl: string): ShortUrls {
  const own = new URL(linksUrl);
  const hostOf = hostResolver(own.host);
  const originOf = ({ host, domain }: Domain): string => {
    const scheme = /^https?:/i.exec(domain)?.[0].toLowerCase() ?? own.protocol;
    return host === '' ? own.origin : `${scheme}//${hostFor(host)}`;
  };
  return {
    of: (link) => `${originOf(link)}/${encodeURIComponent(link.alias)}`,
    imageOf: (link) => originOf(link) + placePath({ kind: 'image', of: { kind: 'link', alias: link.alias } }),
    at: (place) => own.origin + placePath(place),
    read: (shortUrl) => {
      const text = shortUrl.trim();
      const full = /^https?:\/\//i.test(text) ? text : `${own.protocol}//${text}`;
      if (!canParseUrl(full)) return undefined;
      const url = new URL(full);
      const host = hostOf(url.host);
      const alias = aliasOf(url.pathname);
      if (host === undefined || alias === undefined || alias === '' || alias.includes('/')) return undefined;
      return { host, alias };
    },
    readDomain: (text) => {
      const domain = text.trim().replace(/\/$/, '');
      const written = canonicalHost(domain.replace(/^https?:\/\//i, ''));
      if (written === undefined || written.length > 253 || !hostName.test(written)) return undefined;
      const host = hostOf(written);
      if (host === undefined) return undefined;
      return host === '' ? { host, domain: '' } : { host, domain };
    },
  };
}

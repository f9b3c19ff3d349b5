/** Short URLs: formats and parses the URLs of links, and the domains they are on. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { canonicalHost, hostResolver, isIpOrLocal } from './canonical-host.ts';
import { unparkedHost } from './parked-hosts.ts';
import { parseAlias } from './parse-alias.ts';
import { formatSpecialPath, type SpecialPath } from './special-paths.ts';

/** Host and alias of a short link. */
interface HostAndAlias {
  /** As in the store; '' is the service's own. */
  host: string;
  alias: string;
}

export interface Domain {
  /** As in the store; '' is the service's own. */
  host: string;
  /** As it was written, or '' for the service's own. */
  domain: string;
}

export type ShortUrls = ReturnType<typeof createShortUrls>;

const hostName =
  /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*(:\d{1,5})?$/;

/**
 * @param linksUrl the URL below which the service's own short links are; an origin, or one with a path
 * @param dashboardUrl where the dashboard is, which is no place for links either
 */
export function createShortUrls(linksUrl: string, dashboardUrl = linksUrl) {
  const own = new URL(linksUrl);
  const folder = own.pathname.replace(/\/$/, '');
  const ownBase = own.origin + folder;
  const ownNames = [linksUrl, dashboardUrl].map((url) => nameOf(new URL(url).host));
  const hostOf = hostResolver(own.host);
  const baseOf = ({ host, domain }: Domain): string => {
    const scheme = /^https?:/i.exec(domain)?.[0].toLowerCase() ?? own.protocol;
    return host === '' ? ownBase : `${scheme}//${unparkedHost(host)}`;
  };
  return {
    /** The short URL of a link; where its domain was deleted, the one that it will have again. */
    of: (link: Domain & HostAndAlias) => `${baseOf(link)}/${encodeURIComponent(link.alias)}`,
    /** The URL of a link's QR code. */
    qrImageOf: (link: Domain & HostAndAlias) =>
      baseOf(link) + formatSpecialPath({ kind: 'image', of: { kind: 'link', alias: link.alias } }),
    /** The URL of a special path on the service's own host. */
    special: (path: SpecialPath) => ownBase + formatSpecialPath(path),
    /** Parses a short URL, with or without its scheme; undefined for other text. */
    parse: (shortUrl: string): HostAndAlias | undefined => {
      const text = shortUrl.trim();
      const full = /^https?:\/\//i.test(text) ? text : `${own.protocol}//${text}`;
      if (!canParseUrl(full)) return undefined;
      const url = new URL(full);
      const host = hostOf(url.host);
      const path = host === '' ? pathBelow(folder, url.pathname) : url.pathname;
      const alias = path && parseAlias(path);
      if (host === undefined || alias === undefined || alias === '' || alias.includes('/'))
        return undefined;
      return { host, alias };
    },
    /** Whether a host in the store has the name of the service or of its dashboard, on any port. */
    hasOwnName: (host: string): boolean => host === '' || ownNames.includes(nameOf(host)),
    /**
     * Parses a domain that a user typed, with or without a scheme; undefined for IP addresses and
     * text that is no host name.
     */
    parseDomain: (text: string): Domain | undefined => {
      const domain = text.trim().replace(/\/$/, '');
      const written = canonicalHost(domain.replace(/^https?:\/\//i, ''));
      if (written === undefined || written.length > 253 || !hostName.test(written))
        return undefined;
      const host = hostOf(written);
      if (host === undefined || (host !== '' && isIpOrLocal(host.replace(/:\d+$/, ''))))
        return undefined;
      return host === '' ? { host, domain: '' } : { host, domain };
    },
  };
}

/** The part of a path below a folder, or undefined where it is elsewhere. */
function pathBelow(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
}

/** The name of a host without its port, in its one spelling. */
function nameOf(host: string): string {
  return (canonicalHost(host) ?? host).replace(/:\d+$/, '');
}

/** Referrers: the host of the referring page, and nothing more of it. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { noReferrer } from '#service/store/tables.ts';
import { memoize } from '#service/urls/memoize.ts';
import { networkOf } from './social-networks.ts';

// Apps announce themselves as android-app://their.package; everything else (file:, data:) names no
// host.
const protocols = new Set(['http:', 'https:', 'android-app:', 'ios-app:']);

/** The host of a referring page in lower case, or '' where there is none. */
export function referringHost(referrer: string | undefined): string {
  if (referrer === undefined || referrer === '' || !canParseUrl(referrer)) return '';
  const url = new URL(referrer);
  return protocols.has(url.protocol) && url.host.length <= 255 ? url.host.toLowerCase() : '';
}

/** Makes the reader of Referer headers, which remembers the latest ones. */
export function referrerReader() {
  return memoize(5000, 1000, (referrer) => {
    const host = referringHost(referrer);
    return { name: host === '' ? noReferrer : host, network: networkOf(host) };
  });
}

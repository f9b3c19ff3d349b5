/** Naming cases: rules of every kind, and links that keep and break each of them in every combination. */
import type { NamingRules } from '#contract/new-link/naming-rules.ts';

export const namingRules: NamingRules = {
  version: 1,
  parameters: {
    utm_source: { required: true, allowed: ['newsletter', 'print'] },
    utm_medium: { case: 'lower', blanks: '-', level: 'warn' },
    utm_campaign: { shape: '{words}-{yy}' },
  },
  alias: { case: 'lower', maxLength: 12 },
  hosts: { allowed: ['*.fair.example', 'fair.example'] },
  channel: 'required',
};

/** Every combination: 240 links. */
export function namedLinks() {
  const hosts = ['fair.example', 'it.fair.example', 'fair.example.test'];
  const sources = ['newsletter', 'News Letter', 'tiktok', ''];
  const mediums = ['email', 'E Mail'];
  const campaigns = ['sale-26', 'sale'];
  const aliases = ['', 'sale', 'Sale', 'sale-for-everyone', 'SALE-FOR-EVERYONE'];
  return hosts.flatMap((host) =>
    sources.flatMap((source) =>
      mediums.flatMap((medium) =>
        campaigns.flatMap((campaign) =>
          aliases.map((custom, index) => {
            const query = new URLSearchParams({ utm_medium: medium, utm_campaign: campaign });
            if (source !== '') query.set('utm_source', source);
            const channel = index % 2 === 0 ? 3 : undefined;
            return { url: `https://${host}/?${query.toString()}`, custom, channel };
          }),
        ),
      ),
    ),
  );
}

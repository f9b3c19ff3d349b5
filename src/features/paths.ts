/** Paths: every URL of the app, as a pattern for routes and as a function for links. */
export const paths = {
  connect: { pattern: '/connect', href: () => '/connect' },
  overview: { pattern: '/overview', href: () => '/overview' },
  links: { pattern: '/links', href: () => '/links' },
  newLink: {
    pattern: '/links/new',
    /** @param fields initial values by the names of a request; or `from`, the id of the link to duplicate */
    href: (fields: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams(fields).toString();
      return query === '' ? '/links/new' : `/links/new?${query}`;
    },
  },
  importLinks: {
    pattern: '/links/import',
    /** @param job the id of an import, or '' for a new one */
    href: (job = '') =>
      job === '' ? '/links/import' : `/links/import?job=${encodeURIComponent(job)}`,
  },
  link: { pattern: '/links/:id', href: (id: number) => `/links/${id}` },
  report: { pattern: '/report', href: () => '/report' },
  channels: { pattern: '/channels', href: () => '/channels' },
  channel: { pattern: '/channels/:id', href: (id: number) => `/channels/${id}` },
  campaigns: { pattern: '/campaigns', href: () => '/campaigns' },
  campaign: { pattern: '/campaigns/:id', href: (id: number) => `/campaigns/${id}` },
  plan: {
    pattern: '/campaigns/plan',
    /** @param id of a plan, or '' for a new one */
    href: (id = '') =>
      id === '' ? '/campaigns/plan' : `/campaigns/plan?id=${encodeURIComponent(id)}`,
    /** A new plan with the name of a campaign. */
    hrefFor: (campaign: string) => `/campaigns/plan?campaign=${encodeURIComponent(campaign)}`,
  },
  domains: { pattern: '/domains', href: () => '/domains' },
  pixels: { pattern: '/pixels', href: () => '/pixels' },
  overlays: { pattern: '/overlays', href: () => '/overlays' },
  splash: { pattern: '/splash', href: () => '/splash' },
  activity: { pattern: '/activity', href: () => '/activity' },
  account: { pattern: '/account', href: () => '/account' },
} as const;

/** The state of a navigation from the list of links to one of them. */
export interface OpenedFromList {
  /** The query of the list. */
  readonly list: string;
}

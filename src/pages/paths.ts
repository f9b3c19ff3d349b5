/** Every address of the app: as the pattern that routes match, and as the function that links call. */

export const paths = {
  connect: { pattern: '/connect', href: () => '/connect' },
  overview: { pattern: '/overview', href: () => '/overview' },
  links: { pattern: '/links', href: () => '/links' },
  newLink: { pattern: '/links/new', href: () => '/links/new' },
  link: { pattern: '/links/:id', href: (id: number) => `/links/${id}` },
} as const;

/**
 * Parked hosts: the stored host of links whose domain was deleted, until their account adds that
 * domain again.
 */

/**
 * The stored host of links whose domain was deleted. No host holds a slash, so no request reaches
 * them, and the real host is free for the next account that adds the domain.
 */
export function parkedHost(accountId: number, host: string): string {
  return `/${accountId}/${host}`;
}

/** The host that a stored one means, parked or not. */
export function unparkedHost(stored: string): string {
  return stored.replace(/^\/\d+\//, '');
}

export function isParked(stored: string): boolean {
  return stored.startsWith('/');
}

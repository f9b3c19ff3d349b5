/** Where the links of a domain that was deleted wait until its account adds it again: under a host that cannot be. */

/**
 * The stored host of links whose domain was deleted. No request can name it, as no host holds a slash, and it leaves the
 * real one free: whoever adds the domain next neither meets these links nor serves them.
 */
export function parkedHost(accountId: number, host: string): string {
  return `/${accountId}/${host}`;
}

/** The host that a stored one stands for, parked or not. */
export function hostFor(stored: string): string {
  return stored.replace(/^\/\d+\//, '');
}

/** Fits every parked host and no other, for LIKE. */
export const anyParkedHost = '/%';

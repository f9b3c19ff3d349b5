/** Stored values: timestamps, JSON and redirect types as the columns of the tables hold them. */

/** A time (milliseconds since 1970) as `YYYY-MM-DD HH:MM:SS` in UTC, which sorts as text. */
export function timestampOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a time (milliseconds since 1970): whole days since 1970, in UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / 86_400_000);
}

/**
 * The value of a JSON column; undefined where it is damaged, because a visit must not fail by it.
 */
export function parseStoredJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The value of a JSON column that holds a list; empty where it is damaged. */
export function parseStoredList(json: string): unknown[] {
  const value = parseStoredJson(json);
  return Array.isArray(value) ? value : [];
}

interface RedirectType {
  kind: 'direct' | 'frame' | 'splash' | 'overlay';
  /** Of the splash page or overlay, where the type names one. */
  id?: number;
}

/**
 * Parses the type of a link: a name, the id of a splash page ("12"), or an overlay ("overlay-12").
 * Other text is direct.
 */
export function parseRedirectType(type: string): RedirectType {
  if (type === 'direct' || type === 'frame' || type === 'splash') return { kind: type };
  const [, overlay, splash] = /^(?:overlay-(\d+)|(\d+))$/.exec(type) ?? [];
  if (overlay !== undefined) return { kind: 'overlay', id: Number(overlay) };
  return splash === undefined ? { kind: 'direct' } : { kind: 'splash', id: Number(splash) };
}

/** How both databases store a yes or no. */
export function zeroOrOne(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

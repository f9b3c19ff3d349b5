/** Moments as the service writes them: `YYYY-MM-DD HH:MM:SS` in UTC, which sort as text. */

/** @param time milliseconds since 1970 */
export function timestampOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

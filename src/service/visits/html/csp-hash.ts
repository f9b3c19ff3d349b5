/** The name by which a content policy knows a text of our own. */

/** `'sha256-…'`, quotes included, of a style or script exactly as it stands between its tags. */
export async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

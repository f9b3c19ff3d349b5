/** Can seal: whether this browser can save a sealed report. */

/** False on plain http, where browsers offer no cryptography, and in browsers that compress nothing. */
export function canSeal(): boolean {
  return 'subtle' in crypto && 'CompressionStream' in globalThis;
}

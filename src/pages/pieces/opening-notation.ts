/** What a notation of splash pages and overlays has to be; apart from their reading, as the first screen needs this alone. */

/** Whether a notation says where the id stands, and says it once; digits around it would become part of the id. */
export function isNotation(text: string): boolean {
  return /^(?:|[^{}]*[^{}\d])\{id\}(?:|[^{}\d][^{}]*)$/.test(text) && text.length <= 40;
}

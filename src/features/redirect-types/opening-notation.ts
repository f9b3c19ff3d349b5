/** Which texts can be a notation of how a link opens; apart from all else, as the settings are read before the first screen. */

/** Whether a notation says where the id stands, and says it once; digits around it would become part of the id. */
export function isNotation(text: string): boolean {
  return /^(?:|[^{}]*[^{}\d])\{id\}(?:|[^{}\d][^{}]*)$/.test(text) && text.length <= 40;
}

/** What may stand in the settings for how a link names a splash page or an overlay; apart from the schemas, as the first screen reads it. */

/** Whether a notation says where the id stands, and says it once; digits around it would become part of the id. */
export function isNotation(text: string): boolean {
  return /^(?:|[^{}]*[^{}\d])\{id\}(?:|[^{}\d][^{}]*)$/.test(text) && text.length <= 40;
}

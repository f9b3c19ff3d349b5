/** Campaign tags: which values of utm_campaign are taken to mean a campaign, by its name. */

/** A name or tag as both are compared: in lower case, with one blank for blanks, `-`, `_` and `+`. */
export function tagWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\-_+]+/g, ' ')
    .trim();
}

/** The values that a name would have as a tag. */
export function tagsLike(name: string, values: readonly string[]): readonly string[] {
  const wanted = tagWords(name);
  return wanted === '' ? [] : values.filter((value) => tagWords(value) === wanted);
}

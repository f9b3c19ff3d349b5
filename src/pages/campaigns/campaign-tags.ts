/** Campaign tags: which values of utm_campaign are taken to mean a campaign, by its name. */

/** In lower case, with one blank for blanks, `-`, `_` and `+`. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\-_+]+/g, ' ')
    .trim();
}

/** The values that a name would have as a tag. */
export function tagsLike(name: string, values: readonly string[]): readonly string[] {
  const wanted = folded(name);
  return wanted === '' ? [] : values.filter((value) => folded(value) === wanted);
}

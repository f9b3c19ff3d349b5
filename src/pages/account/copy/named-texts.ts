/** Named texts: presets and views of a copy beside those here; of two with one name that differ, both stay. */

/**
 * What is to be added, with a number after the name where another one has it.
 *
 * @param contentOf what is the same in two of one name that are one
 */
export function missingOf<Text extends { readonly name: string }>(
  here: readonly Text[],
  given: readonly Text[],
  contentOf: (text: Text) => unknown,
): readonly Text[] {
  const content = (text: Text) => JSON.stringify(sorted(contentOf(text)));
  const added: Text[] = [];
  for (const each of given) {
    const known = [...here, ...added];
    // An earlier restore may have added it under a name with a number.
    const isKnown = known.some(
      (other) => isNameOf(other.name, each.name) && content(other) === content(each),
    );
    if (!isKnown) added.push({ ...each, name: freeName(each.name, known) });
  }
  return added;
}

/** Whether a name is another one, or the same with a number. */
function isNameOf(name: string, plain: string): boolean {
  return name === plain || (name.startsWith(plain) && /^ \(\d+\)$/.test(name.slice(plain.length)));
}

function freeName(name: string, taken: readonly { readonly name: string }[]): string {
  let number = 2;
  let free = name;
  while (taken.some((each) => each.name === free)) {
    free = `${name} (${number})`;
    number += 1;
  }
  return free;
}

/** The same for two values whose fields are in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Missing views: the saved views of a copy that are not here; of two with one name that differ, both stay. */
import type { SavedView } from '#local/link-list.ts';

/** What is to be added, with a number after the name where another one has it. */
export function missingViews(
  here: readonly SavedView[],
  given: readonly SavedView[],
): readonly SavedView[] {
  const added: SavedView[] = [];
  for (const each of given) {
    const known = [...here, ...added];
    // An earlier restore may have added it under a name with a number.
    const isKnown = known.some(
      (other) => isNameOf(other.name, each.name) && other.query === each.query,
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

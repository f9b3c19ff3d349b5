/** Choice matches: the options of a list field that typed text means, the best first. */
import { holdsEveryWord, withoutAccents } from '#contract/search.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Options with every word of the text, ignoring case and accents: the one of this very name first,
 * then those that begin with it.
 *
 * @param keep the value of an option that matches every text
 */
export function choiceMatches<Option extends Choice>(
  options: readonly Option[],
  text: string,
  keep?: string,
): Option[] {
  const wanted = withoutAccents(text);
  const isAlwaysShown = ({ value }: Option) => keep !== undefined && value === keep;
  const place = (option: Option) => {
    if (isAlwaysShown(option)) return 0;
    const label = withoutAccents(option.label);
    if (label === wanted) return option.label.trim() === text.trim() ? 1 : 2;
    return label.startsWith(wanted) ? 3 : 4;
  };
  return options
    .filter((option) => isAlwaysShown(option) || holdsEveryWord(option.label, text))
    .toSorted((one, other) => place(one) - place(other));
}

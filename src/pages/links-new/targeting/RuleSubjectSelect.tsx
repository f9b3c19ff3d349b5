/** Whom a rule is for: a country, a device or a language, searched by name, without those that other rules name. */
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useProblem } from '#pages/links-new/fields/WizardTextField.tsx';
import { languageCode, languageName } from '#pages/links-new/form/language-names.ts';
import { type RuleListName, ruleChoices, ruleKey, ruleLabel, ruleWords } from '#pages/links-new/form/targeting-rules.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { LazySelectInput } from '#ui/inputs/LazySelectInput.tsx';

interface RuleSubjectSelectProps {
  list: RuleListName;
  index: number;
  /** What the other rules of the list name. */
  taken: readonly string[];
}

/** Where the name stands among the values. */
function whoPath(list: RuleListName, index: number) {
  if (list === 'geotarget') return `geotarget.${index}.location` as const;
  return list === 'devicetarget' ? (`devicetarget.${index}.device` as const) : (`languagetarget.${index}.language` as const);
}

export function RuleSubjectSelect({ list, index, taken }: RuleSubjectSelectProps) {
  const { control } = useFormContext<WizardValues>();
  const name = whoPath(list, index);
  const { value: who, ref, onChange, onBlur } = useController({ control, name }).field;
  const [search, setSearch] = useState('');
  const { one } = ruleWords[list];
  // With what stands here itself: spelled in the usual way it is no other choice.
  const takenKeys = [...taken, who].map((other) => ruleKey(list, other));

  const listed = ruleChoices(list);
  // A code that nobody has listed is one all the same, and so is what a link that is duplicated brings along.
  const typed = list === 'languagetarget' ? languageCode(search) : undefined;
  const extra = [who, typed ?? ''].filter((each, at, all) => {
    return each !== '' && all.indexOf(each) === at && !listed.some(({ value }) => value === each);
  });
  const labelOf = (code: string) => (list === 'languagetarget' ? `${languageName(code)} – ${code}` : ruleLabel(list, code));
  const choices = [...extra.map((each) => ({ value: each, label: labelOf(each) })), ...listed];

  return (
    <LazySelectInput
      ref={ref}
      name={name}
      aria-label={`${one} of rule ${index + 1}`}
      placeholder={`Choose a ${one.toLowerCase()}`}
      error={useProblem(name)}
      data={choices.filter(({ value }) => value === who || !takenKeys.includes(ruleKey(list, value)))}
      keep={typed}
      value={who === '' ? null : who}
      onChange={(chosen) => onChange(chosen ?? '')}
      onBlur={onBlur}
      onSearchChange={setSearch}
      nothingFoundMessage={
        list === 'languagetarget'
          ? 'No language matches. A code such as fr-CA works too'
          : `No ${one.toLowerCase()} matches, or a rule has it already`
      }
    />
  );
}

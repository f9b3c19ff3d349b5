/** Rule subject select: the country, device or language of a rule, searched by name, without those of other rules. */

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type RuleListName, ruleKey } from '#contract/new-link/target-rules.ts';
import { languageCode } from '#contract/targeting/language-code.ts';
import { ruleChoices, ruleLabel } from '#features/new-link/targeting-rules.ts';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { languageName } from '#ui/format/language-names.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

interface RuleSubjectSelectProps {
  list: RuleListName;
  index: number;
  /** The subjects of all rules of the list. */
  subjects: readonly string[];
}

function subjectPath(list: RuleListName, index: number) {
  if (list === 'geotarget') return `geotarget.${index}.location` as const;
  return list === 'devicetarget'
    ? (`devicetarget.${index}.device` as const)
    : (`languagetarget.${index}.language` as const);
}

export function RuleSubjectSelect({ list, index, subjects }: RuleSubjectSelectProps) {
  const texts = useRuleTexts(list);
  const t = useTranslations('linksNew.targeting.languagetarget');
  const name = subjectPath(list, index);
  const {
    value: subject,
    ref,
    onChange,
    onBlur,
  } = useController({ control: useWizard().form.control, name }).field;
  const [search, setSearch] = useState('');
  const taken = new Set(subjects.map((each) => ruleKey(list, each)));

  const listed = ruleChoices(list);
  // A valid code need not be listed, and a duplicated link may bring any text along.
  const typed = list === 'languagetarget' ? languageCode(search) : undefined;
  const others = [...new Set([subject, typed ?? ''])].filter(
    (each) => each !== '' && !listed.some(({ value }) => value === each),
  );
  const labelOf = (code: string) =>
    list === 'languagetarget'
      ? t('coded', { name: languageName(code), code })
      : ruleLabel(list, code);
  const choices = [...others.map((each) => ({ value: each, label: labelOf(each) })), ...listed];

  return (
    <SearchSelectInput
      ref={ref}
      name={name}
      aria-label={texts.subjectOf(index + 1)}
      placeholder={texts.choose}
      error={useFieldError(name)}
      data={choices.filter(({ value }) => value === subject || !taken.has(ruleKey(list, value)))}
      keep={typed}
      value={subject === '' ? null : subject}
      onChange={(chosen) => onChange(chosen ?? '')}
      onBlur={onBlur}
      onSearchChange={setSearch}
      nothingFoundMessage={texts.none}
    />
  );
}

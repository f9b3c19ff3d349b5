/** Rule row: the subject and the destination of one rule, with the buttons and keys that move and remove it. */
import { ActionIcon, Tooltip } from '@mantine/core';
import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type RuleListName, ruleKey } from '#contract/new-link/target-rules.ts';
import { languageCode } from '#contract/targeting/language-code.ts';
import { ruleChoices, ruleLabel } from '#features/new-link/targeting-rules.ts';
import { useFieldError, WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { languageName } from '#ui/format/language-names.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import classes from './RuleList.module.css';
import { useRuleTexts } from './use-rule-texts.ts';
import type { RuleControl, Rules } from './use-rules.ts';

interface RuleRowProps {
  rules: Rules;
  index: number;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function RuleRow({ rules, index }: RuleRowProps) {
  const t = useTranslations('linksNew.targeting.rule');
  const { list, subjects, move } = rules;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step, movingControl(event.target));
  };
  return (
    <li className={classes.row} onKeyDownCapture={onKeyDown}>
      <span className={classes.number} aria-hidden>
        {index + 1}
      </span>
      <div className={classes.subject} data-control="subject">
        <RuleSubjectSelect list={list} index={index} subjects={subjects} />
      </div>
      <div className={classes.link}>
        <WizardTextField
          name={`${list}.${index}.link`}
          label={t('destination', { number: index + 1 })}
          placeholder={t('destinationExample')}
          kind="url"
          quiet
        />
      </div>
      <RuleButtons rules={rules} index={index} />
    </li>
  );
}

function RuleButtons({ rules, index }: RuleRowProps) {
  const t = useTranslations('linksNew.targeting.rule');
  const name = rules.nameOf(index);
  return (
    <div className={classes.controls}>
      <RuleButton
        control="up"
        icon={ArrowUp}
        label={t('up', { name })}
        disabled={index === 0}
        onClick={() => rules.move(index, index - 1, 'up')}
      />
      <RuleButton
        control="down"
        icon={ArrowDown}
        label={t('down', { name })}
        disabled={index + 1 === rules.keys.length}
        onClick={() => rules.move(index, index + 1, 'down')}
      />
      <RuleButton
        control="remove"
        icon={X}
        label={t('remove', { name })}
        disabled={false}
        onClick={() => rules.remove(index)}
      />
    </div>
  );
}

interface RuleButtonProps {
  control: RuleControl;
  icon: LucideIcon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function RuleButton({ control, icon: Icon, label, disabled, onClick }: RuleButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon data-control={control} aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The button that the keys were pressed at, else the subject. */
function movingControl(target: EventTarget): 'up' | 'down' | 'subject' {
  if (!(target instanceof Element)) return 'subject';
  const control = target.closest('[data-control]')?.getAttribute('data-control');
  return control === 'up' || control === 'down' ? control : 'subject';
}

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

/** The country, device or language of a rule, searched by name, without those of other rules. */
function RuleSubjectSelect({ list, index, subjects }: RuleSubjectSelectProps) {
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

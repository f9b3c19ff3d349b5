/** Rule list: the rules of one kind, each with a subject and a destination; added, removed and moved by buttons and keys. */

import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type RuleListName, ruleLabel } from '#features/new-link/targeting-rules.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import classes from './RuleList.module.css';
import { RuleSubjectSelect } from './RuleSubjectSelect.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

const emptyRules = {
  geotarget: { location: '', link: '' },
  devicetarget: { device: '', link: '' },
  languagetarget: { language: '', link: '' },
} as const;

/** Where the focus goes after the rows are rendered. */
type Focus = { row: number; control: 'subject' | 'up' | 'down' | 'remove' } | 'add';

export function RuleList({ list }: { list: RuleListName }) {
  const texts = useRuleTexts(list);
  const t = useTranslations('linksNew.targeting.rule');
  const { form } = useWizard();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: list });
  const subjects = form.getValues(list).map((rule) => {
    if ('location' in rule) return rule.location;
    return 'device' in rule ? rule.device : rule.language;
  });
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<Focus>();
  const [announcement, setAnnouncement] = useState('');
  /** Cut, because a duplicated link may bring any text along. */
  const nameOf = (index: number) =>
    ruleLabel(list, subjects[index] ?? '').slice(0, 80) || t('numbered', { number: index + 1 });

  useEffect(() => {
    if (focus === undefined) return undefined;
    // In the next frame, because a select that opens while it is mounted does not know the id of its list yet.
    const frame = requestAnimationFrame(() => {
      const row = focus === 'add' ? undefined : rows.current?.children[focus.row];
      const control =
        focus === 'add'
          ? undefined
          : row?.querySelector<HTMLElement>(`[data-control="${focus.control}"]`);
      // The button of a rule at the end of the list is disabled: then the other one takes the focus.
      const enabled =
        control?.matches(':disabled') === true
          ? row?.querySelector<HTMLElement>('[data-control]:enabled:is(button)')
          : control;
      (enabled?.querySelector('input') ?? enabled ?? addButton.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [focus]);

  const addRule = () => {
    append(emptyRules[list], { shouldFocus: false });
    setFocus({ row: fields.length, control: 'subject' });
    setAnnouncement('');
  };
  const removeRule = (index: number) => {
    setAnnouncement(t('removed', { name: nameOf(index) }));
    remove(index);
    setFocus(
      fields.length === 1 ? 'add' : { row: Math.min(index, fields.length - 2), control: 'remove' },
    );
  };
  const moveRule = (from: number, to: number, control: 'subject' | 'up' | 'down') => {
    if (to < 0 || to >= fields.length) return;
    setAnnouncement(t('moved', { name: nameOf(from), place: to + 1, count: fields.length }));
    move(from, to);
    setFocus({ row: to, control });
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const distance = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || distance === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const control =
      event.target instanceof Element
        ? event.target.closest('[data-control]')?.getAttribute('data-control')
        : null;
    moveRule(index, index + distance, control === 'up' || control === 'down' ? control : 'subject');
  };

  return (
    <FieldGroup title={texts.title} description={texts.help}>
      {fields.length === 0 ? null : (
        <ol ref={rows} className={classes.rows} aria-label={texts.rules}>
          {fields.map(({ id }, index) => (
            <li key={id} className={classes.row} onKeyDownCapture={onKeyDown(index)}>
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
                  kind="address"
                  quiet
                />
              </div>
              <div className={classes.controls}>
                {(
                  [
                    { control: 'up', Icon: ArrowUp, to: index - 1 },
                    { control: 'down', Icon: ArrowDown, to: index + 1 },
                  ] as const
                ).map(({ control, Icon, to }) => (
                  <Tooltip key={control} label={t(control, { name: nameOf(index) })}>
                    <ActionIcon
                      data-control={control}
                      aria-label={t(control, { name: nameOf(index) })}
                      disabled={to < 0 || to === fields.length}
                      onClick={() => moveRule(index, to, control)}
                    >
                      <Icon size={16} aria-hidden />
                    </ActionIcon>
                  </Tooltip>
                ))}
                <Tooltip label={t('remove', { name: nameOf(index) })}>
                  <ActionIcon
                    data-control="remove"
                    aria-label={t('remove', { name: nameOf(index) })}
                    onClick={() => removeRule(index)}
                  >
                    <X size={16} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={addRule}
        className={classes.add}
      >
        {texts.add}
      </Button>
      {fields.length > 1 ? <p className={classes.hint}>{texts.order}</p> : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FieldGroup>
  );
}

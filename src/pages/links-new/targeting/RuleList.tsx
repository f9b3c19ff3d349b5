/** One list of rules: for whom, and where to instead; added, removed and put in order by buttons and by keys. */
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { type RuleListName, ruleLabel, ruleWords } from '#pages/links-new/form/targeting-rules.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import classes from './RuleList.module.css';
import { RuleSubjectSelect } from './RuleSubjectSelect.tsx';

const emptyRules = {
  geotarget: { location: '', link: '' },
  devicetarget: { device: '', link: '' },
  languagetarget: { language: '', link: '' },
} as const;

/** Where the focus goes once the rows are as they should be. */
type Focus = { row: number; control: 'who' | 'up' | 'down' | 'remove' } | 'add';

export function RuleList({ list }: { list: RuleListName }) {
  const { control } = useFormContext<WizardValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list });
  const whos = useWhos(list);
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<Focus>();
  const [said, setSaid] = useState('');
  const { title, one, add, help } = ruleWords[list];
  const nameOf = (index: number) => ruleLabel(list, whos[index] ?? '') || `rule ${index + 1}`;

  useEffect(() => {
    if (focus === undefined) return;
    const row = focus === 'add' ? undefined : rows.current?.children[focus.row];
    const wanted =
      focus === 'add'
        ? null
        : row?.querySelector<HTMLElement>(`[data-control="${focus.control}"], [data-control="${focus.control}"] input`);
    // At the end of the list a button is dead: then its counterpart has the focus.
    const able =
      wanted?.matches(':disabled') === true ? row?.querySelector<HTMLElement>('[data-control]:enabled:is(button)') : wanted;
    const target = able instanceof HTMLInputElement ? able : (able?.querySelector('input') ?? able);
    (target ?? addButton.current)?.focus();
  }, [focus]);

  const addRule = () => {
    append(emptyRules[list], { shouldFocus: false });
    setFocus({ row: fields.length, control: 'who' });
    setSaid('');
  };
  const removeRule = (index: number) => {
    setSaid(`Removed ${nameOf(index)}`);
    remove(index);
    setFocus(fields.length === 1 ? 'add' : { row: Math.min(index, fields.length - 2), control: 'remove' });
  };
  const moveRule = (from: number, to: number, control: 'who' | 'up' | 'down') => {
    if (to < 0 || to >= fields.length) return;
    setSaid(`${nameOf(from)} is now ${to + 1} of ${fields.length}`);
    move(from, to);
    setFocus({ row: to, control });
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const control = event.target instanceof Element ? event.target.closest('[data-control]')?.getAttribute('data-control') : null;
    moveRule(index, index + step, control === 'up' || control === 'down' ? control : 'who');
  };

  return (
    <FieldGroup title={title} description={help}>
      {fields.length === 0 ? null : (
        <ol ref={rows} className={classes['rows']} aria-label={`${title}: rules`}>
          {fields.map(({ id }, index) => (
            <li key={id} className={classes['row']} onKeyDownCapture={onKeyDown(index)}>
              <span className={classes['number']} aria-hidden>
                {index + 1}
              </span>
              <div className={classes['who']} data-control="who">
                <RuleSubjectSelect list={list} index={index} taken={whos.filter((_, at) => at !== index)} />
              </div>
              <div className={classes['link']}>
                <WizardTextField
                  name={`${list}.${index}.link`}
                  label={`Destination of rule ${index + 1}`}
                  placeholder="https://example.com/page"
                  kind="address"
                  quiet
                />
              </div>
              <div className={classes['controls']}>
                <Control
                  name="up"
                  label={`Move ${nameOf(index)} up`}
                  dead={index === 0}
                  onClick={() => moveRule(index, index - 1, 'up')}
                >
                  <ArrowUp size={16} aria-hidden />
                </Control>
                <Control
                  name="down"
                  label={`Move ${nameOf(index)} down`}
                  dead={index === fields.length - 1}
                  onClick={() => moveRule(index, index + 1, 'down')}
                >
                  <ArrowDown size={16} aria-hidden />
                </Control>
                <Control name="remove" label={`Remove ${nameOf(index)}`} onClick={() => removeRule(index)}>
                  <X size={16} aria-hidden />
                </Control>
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
        className={classes['add']}
      >
        {add}
      </Button>
      {fields.length > 1 ? (
        <p className={classes['hint']}>The first {one.toLowerCase()} that fits decides. Alt and an arrow key move a rule.</p>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  );
}

/** What each rule of a list names, as it stands in its field. */
function useWhos(list: RuleListName): string[] {
  const { control } = useFormContext<WizardValues>();
  const [geo, device, language] = useWatch({ control, name: ['geotarget', 'devicetarget', 'languagetarget'] });
  if (list === 'geotarget') return geo.map(({ location }) => location);
  return list === 'devicetarget' ? device.map((rule) => rule.device) : language.map((rule) => rule.language);
}

interface ControlProps {
  name: 'up' | 'down' | 'remove';
  label: string;
  dead?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Control({ name, label, dead = false, onClick, children }: ControlProps) {
  return (
    <Tooltip label={label.slice(0, 100)}>
      <ActionIcon data-control={name} aria-label={label} disabled={dead} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

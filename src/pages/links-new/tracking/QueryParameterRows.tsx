/** Query parameter rows: the parameters that have no field of their own above, a name and a value each. */

import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import classes from './QueryParameterRows.module.css';
import { hasUtmField } from './utm.ts';

const labelKeys = { name: 'nameOf', value: 'valueOf' } as const;

export function QueryParameterRows() {
  const t = useTranslations('linksNew.tracking.parameters');
  const { form } = useWizard();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parameters' });
  useWatch({ control: form.control, name: 'parameters' });
  // What is watched is a render behind when a row is removed.
  const rows = form.getValues('parameters');
  /** The row that has the focus: it stays where it is until its name is written out. */
  const [edited, setEdited] = useState<number>();
  const shown = fields.flatMap(({ id }, index) => (index !== edited && hasUtmField(rows, index) ? [] : [{ id, index }]));
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The row whose first control takes the focus next. */
  const [focus, setFocus] = useState<{ row: number; control: 'input' | 'button' }>();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) =>
    form.getValues(`parameters.${index}.name`).trim().slice(0, 60) || t('numbered', { number: index + 1 });

  useEffect(() => {
    if (focus === undefined) return;
    const row = list.current?.querySelector(`[data-row="${focus.row}"]`);
    (row?.querySelector<HTMLElement>(focus.control) ?? add.current)?.focus();
  }, [focus]);

  return (
    <>
      {shown.length === 0 ? null : (
        <ul ref={list} className={classes['rows']} aria-label={t('others')}>
          {shown.map(({ id, index }) => (
            <li
              key={id}
              data-row={index}
              className={classes['row']}
              onFocus={() => setEdited(index)}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) setEdited(undefined);
              }}
            >
              {(['name', 'value'] as const).map((half) => (
                <WizardTextField
                  key={half}
                  name={`parameters.${index}.${half}`}
                  label={t(labelKeys[half], { number: index + 1 })}
                  placeholder={t(half)}
                  quiet
                />
              ))}
              <Tooltip label={t('remove', { name: nameOf(index) })}>
                <ActionIcon
                  mt={4}
                  aria-label={t('remove', { name: nameOf(index) })}
                  onClick={() => {
                    setAnnouncement(t('removed', { name: nameOf(index) }));
                    remove(index);
                    setFocus({ row: nextRow(shown, index), control: 'button' });
                  }}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        className={classes['add']}
        onClick={() => {
          append({ name: '', value: '' }, { shouldFocus: false });
          setFocus({ row: fields.length, control: 'input' });
          setAnnouncement('');
        }}
      >
        {t('add')}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Where the row after a removed one is once that is gone, else the one before it. */
function nextRow(shown: readonly { index: number }[], removed: number): number {
  const at = shown.findIndex(({ index }) => index === removed);
  const next = shown[at + 1];
  return next === undefined ? (shown[at - 1]?.index ?? -1) : next.index - 1;
}

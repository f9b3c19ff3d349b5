/** Query parameter rows: what the service adds to the destination at each visit, a name and a value each. */

import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import classes from './QueryParameterRows.module.css';

const labelKeys = { name: 'nameOf', value: 'valueOf' } as const;

export function QueryParameterRows() {
  const t = useTranslations('linksNew.parameters');
  const { form } = useWizard();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parameters' });
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The row whose first control takes the focus next. */
  const [focus, setFocus] = useState<{ row: number; control: 'input' | 'button' }>();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) =>
    form.getValues(`parameters.${index}.name`).trim().slice(0, 60) ||
    t('numbered', { number: index + 1 });

  useEffect(() => {
    if (focus === undefined) return;
    const row = list.current?.querySelector(`[data-row="${focus.row}"]`);
    (row?.querySelector<HTMLElement>(focus.control) ?? add.current)?.focus();
  }, [focus]);

  return (
    <>
      {fields.length === 0 ? null : (
        <ul ref={list} className={classes.rows} aria-label={t('others')}>
          {fields.map(({ id }, index) => (
            <li key={id} data-row={index} className={classes.row}>
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
                    // The row after it has its place then, else the one before it.
                    const isLast = index === fields.length - 1;
                    setFocus({ row: isLast ? index - 1 : index, control: 'button' });
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
        className={classes.add}
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

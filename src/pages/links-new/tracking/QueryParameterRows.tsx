/** Query parameter rows: the parameters as they are sent, a name and a value each. */
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import classes from './QueryParameterRows.module.css';

const labels = { name: 'Name', value: 'Value' } as const;

export function QueryParameterRows() {
  const { form } = useWizard();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parameters' });
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The row whose first control takes the focus next. */
  const [focus, setFocus] = useState<{ row: number; control: 'input' | 'button' }>();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) => form.getValues(`parameters.${index}.name`).trim().slice(0, 60) || `parameter ${index + 1}`;

  useEffect(() => {
    if (focus === undefined) return;
    const row = list.current?.children[focus.row];
    (row?.querySelector<HTMLElement>(focus.control) ?? add.current)?.focus();
  }, [focus]);

  return (
    <>
      {fields.length === 0 ? null : (
        <ul ref={list} className={classes['rows']} aria-label="Parameters that are appended">
          {fields.map(({ id }, index) => (
            <li key={id} className={classes['row']}>
              {(['name', 'value'] as const).map((half) => (
                <WizardTextField
                  key={half}
                  name={`parameters.${index}.${half}`}
                  label={`${labels[half]} of parameter ${index + 1}`}
                  placeholder={labels[half]}
                  quiet
                />
              ))}
              <Tooltip label={`Remove ${nameOf(index)}`}>
                <ActionIcon
                  mt={4}
                  aria-label={`Remove ${nameOf(index)}`}
                  onClick={() => {
                    setAnnouncement(`Removed ${nameOf(index)}`);
                    remove(index);
                    setFocus({ row: Math.min(index, fields.length - 2), control: 'button' });
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
        Add parameter
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

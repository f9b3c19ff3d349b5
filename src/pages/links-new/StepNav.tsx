/** The eight parts to go to, in any order: what is set in each, and which have errors; on a phone, one choice. */
import { NativeSelect } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { withValues } from '#pages/links-new/form/initial-values.ts';
import { isPartId, type PartId, partOf, parts } from '#pages/links-new/form/steps.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { partState } from '#pages/links-new/steps/step-summaries.ts';
import classes from './StepNav.module.css';

interface StepNavProps {
  current: PartId;
  onGo: (part: PartId) => void;
  /** One field in place of the list, where there is no room for it. */
  compact: boolean;
}

export function StepNav({ current, onGo, compact }: StepNavProps) {
  const { control } = useFormContext<WizardValues>();
  const values = withValues(useWatch({ control }) as WizardValues);
  const { errors } = useFormState({ control });
  const { openingNotation } = useSettings();
  const wrong = new Set(Object.keys(errors).map(partOf));
  const rows = parts.map(({ id, title }) => ({
    id,
    title,
    wrong: wrong.has(id),
    state: wrong.has(id) ? 'Has errors' : partState(id, values, openingNotation),
  }));

  if (compact) {
    return (
      <NativeSelect
        label="Part"
        value={current}
        data={rows.map(({ id, title, state }) => ({ value: id, label: state === '' ? title : `${title} – ${state}` }))}
        onChange={(event) => {
          if (isPartId(event.currentTarget.value)) onGo(event.currentTarget.value);
        }}
      />
    );
  }
  return (
    <nav aria-label="Parts of the link">
      <ol className={classes['parts']}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={classes['part']}
              aria-current={row.id === current ? 'step' : undefined}
              data-wrong={row.wrong || undefined}
              onClick={() => onGo(row.id)}
            >
              <span className={classes['title']}>{row.title}</span>
              {row.state === '' ? null : (
                <span className={classes['state']}>
                  {row.wrong ? <CircleAlert size={12} aria-hidden /> : null}
                  <bdi dir="auto">{row.state}</bdi>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

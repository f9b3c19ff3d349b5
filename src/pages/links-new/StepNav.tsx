/** Step navigation: the eight steps with what is set in each and which have errors; on a phone, one select. */
import { NativeSelect } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { stepSummary } from '#pages/links-new/form/step-summaries.ts';
import { steps } from '#pages/links-new/form/steps.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import classes from './StepNav.module.css';

/** @param compact shows a select in place of the list */
export function StepNav({ compact }: { compact: boolean }) {
  const { request, errors, step: current, goTo } = useWizard();
  const { openingNotation } = useSettings();
  const rows = steps.map(({ id, title }) => {
    const hasErrors = errors.some(({ step }) => step === id);
    return { id, title, hasErrors, summary: hasErrors ? 'Has errors' : stepSummary(id, request.body, openingNotation) };
  });

  if (compact) {
    return (
      <NativeSelect
        label="Part"
        value={current}
        data={rows.map(({ id, title, summary }) => ({ value: id, label: summary === '' ? title : `${title} – ${summary}` }))}
        onChange={(event) => {
          const chosen = steps.find(({ id }) => id === event.currentTarget.value);
          if (chosen !== undefined) goTo(chosen.id);
        }}
      />
    );
  }
  return (
    <nav aria-label="Parts of the link">
      <ol className={classes['steps']}>
        {rows.map(({ id, title, hasErrors, summary }) => (
          <li key={id}>
            <button
              type="button"
              className={classes['step']}
              aria-current={id === current ? 'step' : undefined}
              data-errors={hasErrors || undefined}
              onClick={() => goTo(id)}
            >
              <span className={classes['title']}>{title}</span>
              {summary === '' ? null : (
                <span className={classes['summary']}>
                  {hasErrors ? <CircleAlert size={12} aria-hidden /> : null}
                  <bdi dir="auto">{summary}</bdi>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

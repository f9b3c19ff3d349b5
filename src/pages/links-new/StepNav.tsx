/** Step navigation: the eight steps with what is set in each and which have errors; on a phone, one select. */

import { NativeSelect } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { stepSummary } from '#pages/links-new/form/step-summaries.ts';
import { steps, useStepTitle } from '#pages/links-new/form/steps.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import classes from './StepNav.module.css';

/** @param compact shows a select in place of the list */
export function StepNav({ compact }: { compact: boolean }) {
  const { request, errors, step: current, goTo } = useWizard();
  const t = useTranslations('linksNew.steps');
  const factTexts = useTranslations('linkFacts');
  const titleOf = useStepTitle();
  const { openingNotation } = useSettings();
  const rows = steps.map(({ id }) => {
    const hasErrors = errors.some(({ step }) => step === id);
    const summary = hasErrors ? t('errors') : stepSummary(id, request.body, { notation: openingNotation, t, factTexts });
    return { id, title: titleOf(id), hasErrors, summary };
  });

  if (compact) {
    return (
      <NativeSelect
        label={t('choose')}
        value={current}
        data={rows.map(({ id, title, summary }) => ({
          value: id,
          label: summary === '' ? title : t('summarized', { title, summary }),
        }))}
        onChange={(event) => {
          const chosen = steps.find(({ id }) => id === event.currentTarget.value);
          if (chosen !== undefined) goTo(chosen.id);
        }}
      />
    );
  }
  return (
    <nav aria-label={t('label')}>
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

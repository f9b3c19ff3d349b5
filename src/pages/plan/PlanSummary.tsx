/** Plan summary: what a plan leads to and how its aliases are built, in a line, once it has links. */
import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './PlanForm.module.css';
import { partsOf } from './patterns.ts';
import type { PlanState } from './use-plan.ts';

interface PlanSummaryProps {
  state: PlanState;
  /** Undefined while nothing can be changed. */
  onEdit: (() => void) | undefined;
}

export function PlanSummary({ state: { plan, host }, onEdit }: PlanSummaryProps) {
  const t = useTranslations('plan.form');
  const { parts, end } = partsOf(plan.alias);
  const alias = parts.map((part) => ('token' in part ? t(`token.${part.token}`) : part.text));
  return (
    <div className={classes.summary}>
      <span>
        {t('url')} <bdi dir="ltr">{plan.url.replace(/^https?:\/\//i, '')}</bdi>
      </span>
      <span>
        {t('alias')} <bdi dir="ltr">{[host, [...alias, end].join('')].join('/')}</bdi>
      </span>
      {onEdit === undefined ? null : (
        <Anchor component="button" type="button" onClick={onEdit}>
          {t('edit')}
        </Anchor>
      )}
    </div>
  );
}

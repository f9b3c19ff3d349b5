/** Step panel: one step of the wizard with its heading, and the buttons to the steps before and after it. */

import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type StepId, steps, useStepTitle } from '#pages/links-new/form/steps.ts';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ProtectionStep } from '#pages/links-new/protection/ProtectionStep.tsx';
import { ReviewStep } from '#pages/links-new/review/ReviewStep.tsx';
import { AppsStep } from '#pages/links-new/steps/AppsStep.tsx';
import { DestinationStep } from '#pages/links-new/steps/DestinationStep.tsx';
import { RedirectTypeStep } from '#pages/links-new/steps/RedirectTypeStep.tsx';
import { SocialCardStep } from '#pages/links-new/steps/SocialCardStep.tsx';
import { TargetingStep } from '#pages/links-new/targeting/TargetingStep.tsx';
import { TrackingStep } from '#pages/links-new/tracking/TrackingStep.tsx';
import classes from './NewLinkPage.module.css';

const contents: Readonly<Record<StepId, ReactNode>> = {
  destination: <DestinationStep />,
  'redirect-type': <RedirectTypeStep />,
  targeting: <TargetingStep />,
  apps: <AppsStep />,
  'social-card': <SocialCardStep />,
  protection: <ProtectionStep />,
  tracking: <TrackingStep />,
  review: <ReviewStep />,
};

/** @param props.children the buttons that create the link */
export function StepPanel({ children }: { children: ReactNode }) {
  const t = useTranslations('linksNew.steps');
  const titleOf = useStepTitle();
  const { step, panel, goTo } = useWizard();
  const index = steps.findIndex(({ id }) => id === step);
  const before = steps[index - 1];
  const after = steps[index + 1];
  return (
    <div ref={panel} className={classes['panel']}>
      <Title order={2} tabIndex={-1}>
        {titleOf(step)}
      </Title>
      {contents[step]}
      {/* The field that loses the focus may show an error, which would move a pressed button away from the pointer. */}
      <Group justify="space-between" gap="xs" className={classes['foot']} onMouseDown={(event) => event.preventDefault()}>
        <Group gap="xs">
          {before === undefined ? null : (
            <Button variant="subtle" onClick={() => goTo(before.id)} aria-label={t('backTo', { title: titleOf(before.id) })}>
              {t('back')}
            </Button>
          )}
          {after === undefined ? null : (
            <Button variant="default" onClick={() => goTo(after.id)}>
              {t('next', { title: titleOf(after.id) })}
            </Button>
          )}
        </Group>
        <Group gap="xs">{children}</Group>
      </Group>
    </div>
  );
}

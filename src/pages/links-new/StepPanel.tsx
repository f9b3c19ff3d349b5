/** One part of the wizard at a time, with its heading and the way to the next. */
import { Button, Group, Title } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { type PartId, parts } from '#pages/links-new/form/steps.ts';
import type { Problem } from '#pages/links-new/form/validate.ts';
import { ProtectionStep } from '#pages/links-new/protection/ProtectionStep.tsx';
import { ReviewStep } from '#pages/links-new/review/ReviewStep.tsx';
import { AppsStep } from '#pages/links-new/steps/AppsStep.tsx';
import { DestinationStep } from '#pages/links-new/steps/DestinationStep.tsx';
import { RedirectTypeStep } from '#pages/links-new/steps/RedirectTypeStep.tsx';
import { SocialCardStep } from '#pages/links-new/steps/SocialCardStep.tsx';
import { TargetingStep } from '#pages/links-new/targeting/TargetingStep.tsx';
import { TrackingStep } from '#pages/links-new/tracking/TrackingStep.tsx';
import classes from './Wizard.module.css';

interface StepPanelProps {
  part: PartId;
  panel: RefObject<HTMLDivElement | null>;
  onGo: (part: PartId) => void;
  onMend: (problem: Problem) => void;
  /** The buttons that make the link. */
  children: ReactNode;
}

export function StepPanel({ part, panel, onGo, onMend, children }: StepPanelProps) {
  const index = parts.findIndex(({ id }) => id === part);
  const before = parts[index - 1];
  const after = parts[index + 1];
  return (
    <div ref={panel} className={classes['part']}>
      <Title order={2} tabIndex={-1}>
        {parts[index]?.title}
      </Title>
      <Fields part={part} onGo={onGo} onMend={onMend} />
      {/* A field that is left is checked, and what is said of it moves everything below: a button that takes the focus as
          it is pressed would be gone from under the pointer before it is let go. */}
      <Group justify="space-between" gap="xs" className={classes['foot']} onMouseDown={(event) => event.preventDefault()}>
        <Group gap="xs">
          {before === undefined ? null : (
            <Button variant="subtle" onClick={() => onGo(before.id)} aria-label={`Back to ${before.title}`}>
              Back
            </Button>
          )}
          {after === undefined ? null : (
            <Button variant="default" onClick={() => onGo(after.id)}>
              Next: {after.title}
            </Button>
          )}
        </Group>
        <Group gap="xs">{children}</Group>
      </Group>
    </div>
  );
}

function Fields({ part, onGo, onMend }: Pick<StepPanelProps, 'part' | 'onGo' | 'onMend'>) {
  switch (part) {
    case 'destination':
      return <DestinationStep />;
    case 'opens':
      return <RedirectTypeStep />;
    case 'targets':
      return <TargetingStep />;
    case 'apps':
      return <AppsStep />;
    case 'card':
      return <SocialCardStep />;
    case 'protection':
      return <ProtectionStep />;
    case 'tracking':
      return <TrackingStep />;
    case 'review':
      return <ReviewStep onGo={onGo} onMend={onMend} />;
  }
}

/** One part of the wizard at a time, with its heading and the way to the next. */
import { Button, Group, Title } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { AppsPart } from './AppsPart.tsx';
import { CardPart } from './CardPart.tsx';
import { DestinationPart } from './DestinationPart.tsx';
import { OpensPart } from './OpensPart.tsx';
import { parts, type PartId } from './parts.ts';
import type { Problem } from './problems.ts';
import { ProtectionPart } from './ProtectionPart.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { TargetsPart } from './TargetsPart.tsx';
import { TrackingPart } from './TrackingPart.tsx';
import classes from './Wizard.module.css';

interface PartPanelProps {
  part: PartId;
  panel: RefObject<HTMLDivElement | null>;
  onGo: (part: PartId) => void;
  onMend: (problem: Problem) => void;
  /** The buttons that make the link. */
  children: ReactNode;
}

export function PartPanel({ part, panel, onGo, onMend, children }: PartPanelProps) {
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

function Fields({ part, onGo, onMend }: Pick<PartPanelProps, 'part' | 'onGo' | 'onMend'>) {
  switch (part) {
    case 'destination':
      return <DestinationPart />;
    case 'opens':
      return <OpensPart />;
    case 'targets':
      return <TargetsPart />;
    case 'apps':
      return <AppsPart />;
    case 'card':
      return <CardPart />;
    case 'protection':
      return <ProtectionPart />;
    case 'tracking':
      return <TrackingPart />;
    case 'review':
      return <ReviewPart onGo={onGo} onMend={onMend} />;
  }
}

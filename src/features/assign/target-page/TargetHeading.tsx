/** Which channel or campaign a page is about, and what one does with it. */
import { Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import type { RecordState } from '#features/records/record-state.ts';
import classes from './TargetHeading.module.css';

interface TargetHeadingProps {
  target: AssignTarget;
  /** What is known of it. */
  record: RecordState;
  /** What stands before the name, and after it. */
  before?: ReactNode;
  after?: ReactNode;
  onAssign: () => void;
  /** Only where all that a form shows is known. */
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}

const words = { channel: 'Channel', campaign: 'Campaign' } as const;

/** The heading is there from the start and stays, as the focus comes to it while the name is still on its way. */
export function TargetHeading(props: TargetHeadingProps) {
  const { target, record, before, after, onAssign, onEdit, onDelete } = props;
  const shown = record.state !== 'pending' && record.state !== 'missing';
  useEffect(() => {
    if (shown) document.title = `${target.name.slice(0, 80)} · Linkdeck`;
  }, [shown, target.name]);

  return (
    <div className={classes['heading']}>
      <div className={classes['top']}>
        <h1 className={classes['name']}>
          {shown ? (
            <>
              {before}
              <bdi dir="auto">{target.name}</bdi>
              {after}
            </>
          ) : (
            <VisuallyHidden>{words[target.kind]}</VisuallyHidden>
          )}
          {record.state === 'pending' ? <Skeleton component="span" h={29} w={220} maw="60%" /> : null}
        </h1>
        {record.state === 'missing' ? null : (
          <Group gap={6}>
            <Button px="sm" leftSection={<Plus size={16} aria-hidden />} onClick={onAssign}>
              Assign…
            </Button>
            {/* Its place is kept while the form cannot be filled yet, so that nothing moves beside it. */}
            {onEdit === undefined && record.state !== 'pending' ? null : (
              <Button
                px="sm"
                variant="default"
                onClick={onEdit}
                style={onEdit === undefined ? { visibility: 'hidden' } : undefined}
              >
                Edit…
              </Button>
            )}
            <Button px="sm" variant="default" onClick={onDelete}>
              Delete {target.kind}…
            </Button>
          </Group>
        )}
      </div>
      <Unnamed kind={target.kind} record={record} />
    </div>
  );
}

/** Why there is only a number in place of a name. */
function Unnamed({ kind, record }: { kind: AssignTarget['kind']; record: RecordState }) {
  if (record.state === 'unlisted') {
    return (
      <Text c="var(--deck-text-dim)">
        The service names {kind}s in its list only, and this one is not among the first there. It can be found on a later page, if
        it exists.
      </Text>
    );
  }
  if (record.state !== 'failed') return null;
  return (
    <Group gap="sm" role="alert">
      <Text c="var(--mantine-color-error)">
        Could not load what this {kind} is called: <bdi dir="auto">{record.problem}</bdi>
      </Text>
      <Button size="compact-sm" variant="default" onClick={record.retry}>
        Retry
      </Button>
    </Group>
  );
}

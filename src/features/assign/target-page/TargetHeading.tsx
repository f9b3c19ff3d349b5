/** Target heading: the name of a channel or campaign on its page, with its actions, also in a menu and the palette. */

import { Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { FileText, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { pressedKey } from '#base/pressed-key.ts';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { type Command, useScreenCommands } from '#features/commands.ts';
import { paths } from '#features/paths.ts';
import type { RecordState } from '#features/records/record-state.ts';
import { reportOf } from '#features/report/report-target.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './TargetHeading.module.css';

interface TargetHeadingProps {
  target: AssignTarget;
  record: RecordState;
  before?: ReactNode;
  after?: ReactNode;
  onAssign: () => void;
  /** Undefined until the values of the form are loaded. */
  onEdit: (() => void) | undefined;
  onDelete: () => void;
  /** What the palette offers besides these actions. */
  commands: readonly Command[];
  /** Beside the button that opens the report. */
  control?: ReactNode;
}

/** The heading exists before its name is loaded, because it takes the focus after navigation. */
export function TargetHeading(props: TargetHeadingProps) {
  const { target, record, before, after, onAssign, onEdit, onDelete, commands, control } = props;
  const t = useTranslations('assign');
  const report = useTranslations('report')('open');
  const navigate = useNavigate();
  const { to } = reportOf({ kind: target.kind, id: target.id });
  usePageKeys((event) => {
    if (pressedKey(event) !== 'a' || event.shiftKey || !isPlainKey(event)) return false;
    if (record.state === 'missing') return false;
    onAssign();
    return true;
  });
  useScreenCommands(() => {
    if (record.state === 'missing') return [];
    const { kind } = target;
    return [
      {
        id: 'assign-items',
        title: t(`menu.assign.${kind}`),
        icon: Link2,
        keys: 'A',
        run: onAssign,
      },
      ...(onEdit === undefined
        ? []
        : [{ id: 'edit-target', title: t(`menu.edit.${kind}`), icon: Pencil, run: onEdit }]),
      {
        id: 'report',
        title: report,
        icon: FileText,
        screen: paths.report.pattern,
        run: () => void navigate(to),
      },
      ...commands,
      { id: 'delete-target', title: t(`menu.delete.${kind}`), icon: Trash2, run: onDelete },
    ];
  });
  const shown = record.state !== 'pending' && record.state !== 'missing';
  useEffect(() => {
    if (shown) document.title = `${target.name.slice(0, 80)} · Linkdeck`;
  }, [shown, target.name]);

  return (
    <div className={classes.heading}>
      <div className={classes.top}>
        <h1 className={classes.name}>
          {shown ? (
            <>
              {before}
              <bdi dir="auto">{target.name}</bdi>
              {after}
            </>
          ) : (
            <VisuallyHidden>{t(`kind.${target.kind}`)}</VisuallyHidden>
          )}
          {record.state === 'pending' ? (
            <Skeleton component="span" h="1lh" w={220} maw="60%" />
          ) : null}
        </h1>
        {record.state === 'missing' ? null : (
          <Group gap={6}>
            <Button
              px="sm"
              variant="light"
              leftSection={<Plus size={16} aria-hidden />}
              aria-keyshortcuts="A"
              onClick={onAssign}
            >
              {t('heading.assign')}
            </Button>
            <Button px="sm" variant="default" component={ScreenLink} to={to}>
              {report}
            </Button>
            {control}
            {/* Hidden until it can be used, so that the buttons beside it do not move. */}
            {onEdit === undefined && record.state !== 'pending' ? null : (
              <Button
                px="sm"
                variant="default"
                onClick={onEdit}
                style={onEdit === undefined ? { visibility: 'hidden' } : undefined}
              >
                {t('heading.edit')}
              </Button>
            )}
            <TargetPageMenu target={target} commands={commands} onDelete={onDelete} />
          </Group>
        )}
      </div>
      <Unnamed kind={target.kind} record={record} />
    </div>
  );
}

interface TargetPageMenuProps extends Pick<TargetHeadingProps, 'commands' | 'onDelete'> {
  target: AssignTarget;
}

/** What the palette offers too, and the deletion. */
function TargetPageMenu({ target, commands, onDelete }: TargetPageMenuProps) {
  const t = useTranslations('assign.menu.delete');
  const remove = {
    id: 'delete',
    title: t(target.kind),
    icon: Trash2,
    isDanger: true,
    run: onDelete,
  };
  return (
    <ActionMenu name={target.name}>
      <ActionItems actions={[...commands, remove]} />
    </ActionMenu>
  );
}

/** Why the heading shows an id in place of a name. */
function Unnamed({ kind, record }: { kind: AssignTarget['kind']; record: RecordState }) {
  const errorText = useErrorText();
  const t = useTranslations('assign.heading');
  if (record.state === 'unlisted') {
    return <Text c="var(--deck-text-dim)">{t(`unlisted.${kind}`)}</Text>;
  }
  if (record.state !== 'failed') return null;
  return (
    <Group gap="sm" role="alert">
      <Text c="var(--mantine-color-error)">
        {t.rich('unnamed', {
          kind,
          problem: errorText(record.problem),
          reason: (problem) => <bdi dir="auto">{problem}</bdi>,
        })}
      </Text>
      <Button size="compact-sm" variant="default" onClick={record.retry}>
        {t('retry')}
      </Button>
    </Group>
  );
}

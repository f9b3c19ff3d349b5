/** Target page: the name of a channel or campaign with what can be done with it, its figures and its chart. */
import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { type Actions, useScreenActions } from '#features/actions/actions.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { ReportChart } from '#features/insights/ReportChart.tsx';
import { TargetFigures } from '#features/insights/TargetFigures.tsx';
import { useReportAction } from '#features/link-actions/use-link-actions.ts';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import type { RecordState } from '#features/records/record-state.ts';
import type { Insight, LinkReport } from '#queries/library.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { LastUpdated, type Refreshable } from '#ui/layout/LastUpdated.tsx';
import { type TargetKind, type TargetRecord, useTargetActions } from './TargetDialogs.tsx';
import classes from './Targets.module.css';

interface TargetByIdProps {
  kind: TargetKind;
  /** The page of an id, which needs it as its `key`. */
  children: (id: number) => ReactNode;
}

export function TargetById({ kind, children }: TargetByIdProps) {
  const list = useTranslations()(`${kind}s.title`);
  return (
    <RecordPage to={paths[`${kind}s`].href()} list={list}>
      {children}
    </RecordPage>
  );
}

interface TargetPageProps {
  kind: TargetKind;
  id: number;
  /** Undefined until it is read. */
  record: TargetRecord | undefined;
  state: RecordState;
  report: Insight<LinkReport>;
  /** Whether clicks a day are among its figures. */
  withRate?: boolean;
  /** What is refreshed; undefined where the report alone is. */
  updated?: Refreshable;
  /** What can be done besides assigning, editing, reporting and deleting. */
  own: Actions;
  before?: ReactNode;
  after?: ReactNode;
  /** Below the name. */
  about: ReactNode;
  /** Below the chart. */
  children: (target: AssignTarget, onAssign: () => void) => ReactNode;
}

export function TargetPage(props: TargetPageProps) {
  const { kind, id, record, state, report, withRate = false, updated, own, about } = props;
  const list = useTranslations()(`${kind}s.title`);
  const to = paths[`${kind}s`].href();
  const navigate = useNavigate();
  const named = record ?? { id, name: null };
  const target = useTargetNames().targetOf(kind, named);
  const { actionsOf } = useTargetActions(kind, () => void navigate(to, { replace: true }));
  const { assign, edit, remove } = actionsOf(named);
  const opensReport = useReportAction({ kind, id });
  const isMissing = state.state === 'missing';
  const more = [record && edit, opensReport, ...own, remove];
  useScreenActions(isMissing ? [] : [assign, ...more]);
  return (
    <Stack gap="lg" data-page="wide">
      <BackLink to={to} list={list}>
        {updated === undefined ? null : <LastUpdated query={updated} />}
      </BackLink>
      <Heading {...props} target={target}>
        <ActionButton action={assign} variant="light" px="sm" />
        <ActionMenu name={target.name}>
          <ActionItems actions={more} />
        </ActionMenu>
      </Heading>
      {isMissing ? (
        <RecordNotFound to={to} list={list} />
      ) : (
        <>
          {about}
          <Stack gap="md">
            <TargetFigures report={report} withRate={withRate} />
            <ReportChart scope={{ kind, id }} report={report.data} />
            {props.children(target, assign.run)}
          </Stack>
        </>
      )}
    </Stack>
  );
}

interface HeadingProps extends Pick<TargetPageProps, 'kind' | 'state' | 'before' | 'after'> {
  target: AssignTarget;
  /** What can be done with it. */
  children: ReactNode;
}

/** The heading exists before its name is loaded, because it takes the focus after navigation. */
function Heading({ kind, state, before, after, target, children }: HeadingProps) {
  const t = useTranslations('assign.kind');
  const isMissing = state.state === 'missing';
  const isShown = state.state !== 'pending' && !isMissing;
  useEffect(() => {
    if (isShown) document.title = `${target.name.slice(0, 80)} · Linkdeck`;
  }, [isShown, target.name]);
  return (
    <div className={classes.heading}>
      <div className={classes.top}>
        <h1 className={classes.title}>
          {isShown ? (
            <>
              {before}
              <bdi dir="auto">{target.name}</bdi>
              {after}
            </>
          ) : (
            <VisuallyHidden>{t(kind)}</VisuallyHidden>
          )}
          {state.state === 'pending' ? (
            <Skeleton component="span" h="1lh" w={220} maw="60%" />
          ) : null}
        </h1>
        {isMissing ? null : <Group gap={6}>{children}</Group>}
      </div>
      <Unnamed kind={kind} state={state} />
    </div>
  );
}

/** Why the heading shows an id in place of a name. */
function Unnamed({ kind, state }: Pick<TargetPageProps, 'kind' | 'state'>) {
  const errorText = useErrorText();
  const t = useTranslations('assign.heading');
  if (state.state === 'unlisted')
    return <Text c="var(--deck-text-dim)">{t(`unlisted.${kind}`)}</Text>;
  if (state.state !== 'failed') return null;
  return (
    <Group gap="sm" role="alert">
      <Text c="var(--mantine-color-error)">
        {t.rich('unnamed', {
          kind,
          problem: errorText(state.problem),
          reason: (problem) => <bdi dir="auto">{problem}</bdi>,
        })}
      </Text>
      <Button size="compact-sm" variant="default" onClick={state.retry}>
        {t('retry')}
      </Button>
    </Group>
  );
}

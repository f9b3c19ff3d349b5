/** Plan foot: where visitors of the current cell land, what is to be done, and the acts of a plan, always in sight. */
import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { hasId } from '#contract/reading/readable.ts';
import { nameKey } from '#contract/record-names.ts';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { useCsvAction } from '#features/files/use-csv-action.ts';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { durationLabel } from '#features/jobs/job-labels.ts';
import { useLinksActions, useReportAction } from '#features/link-actions/use-link-actions.ts';
import { paths } from '#features/paths.ts';
import { useBudget } from '#queries/budget.ts';
import type { PlanDraft } from '#queries/plans.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { useReservedFoot } from '#ui/layout/use-reserved-foot.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './PlanPage.module.css';
import type { PlanCell } from './plan-cells.ts';
import type { PlanState } from './use-plan.ts';

interface PlanFootProps {
  state: PlanState;
  /** Undefined where there is no cell. */
  current: PlanCell | undefined;
  onCreate: () => void;
}

export function PlanFoot({ state, current, onCreate }: PlanFootProps) {
  const t = useTranslations('plan.foot');
  // Notices are above it.
  const foot = useReservedFoot<HTMLDivElement>('--deck-selection');
  const running = state.jobs.filter((job) => job.state !== 'finished');
  return (
    <div ref={foot} className={classes.foot}>
      <ErrorAlert title={t('failed')}>{state.problem}</ErrorAlert>
      <LandsOn url={state.isFilled ? (current?.url ?? '') : ''} />
      <Group justify="space-between" gap="sm" mih={36}>
        <Text role="status">
          <Facts state={state} />
        </Text>
        <Group gap="sm">
          {running.map((job) => (
            <JobActions key={job.id} job={job} large />
          ))}
          {running.length === 0 && state.isFilled && current !== undefined ? (
            <PlanActs state={state} onCreate={onCreate} />
          ) : null}
        </Group>
      </Group>
    </div>
  );
}

/** The address of the current cell, with its tags; its line is always there, so that the foot keeps its height. */
function LandsOn({ url }: { url: string }) {
  const t = useTranslations('plan.cell');
  const [page = '', query] = url.split(/(?=\?)/);
  return (
    <p className={classes.lands}>
      {url === '' ? null : (
        <>
          {t('url')}{' '}
          <bdi dir="ltr" title={url}>
            {page}
            <span>{query}</span>
          </bdi>
        </>
      )}
    </p>
  );
}

function Facts({ state: { ready, isFilled, isRunning } }: { state: PlanState }) {
  const t = useTranslations('plan.foot');
  const jobTexts = useTranslations('jobs');
  const { bulkPerMinute } = useBudget();
  if (isRunning) return null;
  if (!isFilled) return t('noUrl');
  if (ready.length === 0) return null;
  const duration = durationLabel(ready.length, bulkPerMinute, jobTexts);
  return `${t('ready', { count: ready.length })} · ${duration}`;
}

function PlanActs({ state, onCreate }: Omit<PlanFootProps, 'current'>) {
  const t = useTranslations('plan.foot');
  const titles = useTranslations('plan');
  const { plan, cells, host, ready, wrong, canCreate, isStarting } = state;
  // For who has to agree to the links, or hands them on.
  const csv = useCsvAction()(plan.campaign.trim() || titles('title'), () => ({
    columns: [
      titles('grid.channel'),
      titles('file.variant'),
      titles('file.link'),
      titles('cell.url'),
    ],
    rows: planRows(cells, host),
  }));
  const isPhone = useIsPhone();
  const open = ready.length + wrong.length;
  return (
    <>
      {wrong.length === 0 ? null : (
        <>
          <Text size="sm" c="var(--mantine-color-error)">
            {t('wrong', { count: wrong.length })}
          </Text>
          <Button variant="default" onClick={state.fixAll}>
            {t('fixAll')}
          </Button>
        </>
      )}
      {/* Without words on a phone, where the foot has no room for them. */}
      <ActionButton action={csv} isIcon={isPhone} />
      <PlanResults plan={plan} cells={cells} />
      {open === 0 ? null : (
        <Button
          disabled={!canCreate}
          loading={isStarting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onCreate}
        >
          {t('create', { count: open })}
        </Button>
      )}
    </>
  );
}

interface PlanResultsProps {
  plan: PlanDraft;
  cells: readonly PlanCell[];
}

/** What can be done with the links of a plan that exist, and the way to its campaign and its report. */
function PlanResults({ plan, cells }: PlanResultsProps) {
  const isPhone = useIsPhone();
  const links = cells.flatMap(({ link }) => link?.shorturl ?? []);
  const { copy, qr } = useLinksActions(links);
  const report = useReportAction({ kind: 'plan', id: plan.id });
  if (links.length === 0) return null;
  return (
    <>
      <ActionButton action={copy} isIcon={isPhone} />
      <ActionButton action={qr} isIcon={isPhone} />
      <ActionButton action={report} isIcon={isPhone} />
      <CampaignLink name={plan.campaign} />
    </>
  );
}

/** Costs one request where campaigns are not read yet. */
function CampaignLink({ name }: { name: string }) {
  const t = useTranslations('plan.results');
  const { rows = [] } = useListPages(campaignsQuery, { enabled: name.trim() !== '' });
  const campaign = rows.find((row) => nameKey(row.name ?? '') === nameKey(name));
  if (campaign === undefined || !hasId(campaign)) return null;
  return (
    <Button component={ScreenLink} to={paths.campaign.href(campaign.id)} variant="light">
      {t('campaign')}
    </Button>
  );
}

/** Channel, variant, short link and destination of each link; cells that are turned off have none. */
function planRows(cells: readonly PlanCell[], host: string): string[][] {
  return cells
    .filter(({ state }) => state !== 'off')
    .map((cell) => [cell.channel.name, cell.variant, shortUrl(cell, host), cell.url]);
}

/** The alias alone where the host is not known yet. */
function shortUrl({ link, alias }: PlanCell, host: string): string {
  if (link !== undefined) return link.shorturl;
  return host === '' || alias === '' ? alias : completeUrl(`${host}/${alias}`);
}

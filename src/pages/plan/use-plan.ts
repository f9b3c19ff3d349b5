/** Plan state: the plan of the screen, its cells with the links that exist, and what changes and creates them. */
import { useMemo, useState } from 'react';
import { aliasIn, shortUrlOf } from '#contract/new-link/alias.ts';
import { useNamingRules } from '#features/new-link/naming/use-naming-rules.ts';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import { type ClicksByLink, clicksByLink } from '#features/plans/plan-clicks.ts';
import { variantsOf } from '#features/plans/plan-slots.ts';
import { anyText, useUrlState } from '#features/records/use-url-state.ts';
import { jobHoldMs } from '#queries/hold-times.ts';
import { useJobActions, useJobs, usePlanRows } from '#queries/jobs.ts';
import {
  useChannelTags,
  useLinkGroups,
  useLinkReport,
  useUsedShortUrls,
} from '#queries/library.ts';
import {
  type CellChange,
  type PlanDraft,
  planColumns,
  usePlanActions,
  usePlans,
} from '#queries/plans.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { defaultAlias, plannedChannel } from './patterns.ts';
import {
  type CellSources,
  isOpenCell,
  linkDraft,
  type PlanCell,
  planCells,
  withFixes,
} from './plan-cells.ts';

/** More would be a day of work, and no grid that can be read. */
export const maxCells = 500;

/** Characters in the name of a campaign. */
export const maxCampaign = 100;

/** With what a plan begins. */
function emptyPlan(begin: Pick<PlanDraft, 'id' | 'campaign' | 'channels'>): PlanDraft {
  return { ...begin, url: '', alias: defaultAlias, domain: '', variants: [], changes: {} };
}

export type PlanState = ReturnType<typeof usePlan>;

/**
 * @param id of a plan that is stored, or of a new one
 * @param isNew it begins with the channels that brought most clicks
 */
export function usePlan(id: string, isNew: boolean) {
  const { isRead, isStored, items: plans } = usePlans();
  const { save } = usePlanActions();
  const [url, setUrl] = useUrlState({ id: anyText, campaign: anyText });
  const [typed, setTyped] = useState<PlanDraft>();
  const campaign = url.campaign.slice(0, maxCampaign);
  const stored = plans.find((each) => each.id === id);
  const draft = typed ?? stored;
  const links = stored?.links;
  const rules = useNamingRules();
  const usualTags = useChannelTags();
  const best = useBestChannels();
  const plan = useMemo(() => {
    const names = isNew ? best : [];
    const channels = names.map((name) => plannedChannel(name, rules?.channels, usualTags));
    return { ...(draft ?? emptyPlan({ id, campaign, channels })), links: links ?? {} };
  }, [draft, id, campaign, links, isNew, best, rules, usualTags]);

  const change = (part: Partial<PlanDraft>) => {
    const { links: _links, ...before } = plan;
    const next = { ...before, ...part };
    setTyped(next);
    // Where the engine has ended, as by a lock, there is no one to save for.
    save(next).catch(() => undefined);
    if (url.id !== id) setUrl({ id, campaign: '' }, { replace: true });
  };
  const changeCell = (key: string, part: CellChange) =>
    change({ changes: { ...plan.changes, [key]: { ...plan.changes[key], ...part } } });

  const jobs = useJobs().filter((job) => job.plan === id);
  const rows = usePlanRows(jobs);
  const defaultDomain = useDefaultDomain();
  const host = (plan.domain || defaultDomain).replace(/\/+$/, '');
  const used = useUsedAliases({ plan, rules, host });
  const size = plan.channels.length * variantsOf(plan).length;
  const isTooLarge = size > maxCells;
  const cells = useMemo(
    () => (isTooLarge ? [] : planCells({ plan, rows, rules, used })),
    [plan, rows, rules, used, isTooLarge],
  );

  /** The rows of the grid by their names; one that has links stays. */
  const setChannels = (names: readonly string[]) => {
    const linked = cells.filter((cell) => !isOpenCell(cell));
    const staying = plan.channels.filter((each) => linked.some(({ channel }) => channel === each));
    const missing = staying.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
    const all = distinct([...names, ...missing]);
    change({
      channels: all.map(
        (name) => known(plan, name) ?? plannedChannel(name, rules?.channels, usualTags),
      ),
    });
  };
  const setVariants = (names: readonly string[]) => {
    const linked = cells.filter((cell) => !isOpenCell(cell));
    const staying = linked.map(({ variant }) => variant).filter((variant) => variant !== '');
    change({ variants: distinct([...names, ...staying]) });
  };

  const clicks = useClicks(cells);
  const creation = useCreation(plan, cells);
  const fixAll = () => {
    const { changes } = withFixes({ plan, rows, rules, used });
    change({ changes });
  };
  const isMissing = isRead && stored === undefined && typed === undefined;
  const isFilled = plan.url.trim() !== '';
  return {
    isMissing,
    isRunning: jobs.some((job) => job.state !== 'finished'),
    isFilled,
    /** Undefined while there is nothing to store. */
    isSaved: draft === undefined ? undefined : isStored,
    isChanged: typed !== undefined,
    isTooLarge,
    size,
    /** Of the short links; '' where it is not known. */
    host,
    plan,
    cells,
    clicks,
    jobs,
    change,
    changeCell,
    setChannels,
    setVariants,
    fixAll,
    ...creation,
  };
}

/** The channels that brought most clicks, as far as links are read. Costs no request. */
export function useBestChannels(): readonly string[] {
  const { data } = useLinkGroups('channel');
  return useMemo(() => (data?.groups ?? []).slice(0, 2).map(({ label }) => label), [data]);
}

function distinct(names: readonly string[]): string[] {
  const trimmed = names.map((name) => name.trim()).filter((name) => name !== '');
  return [...new Map(trimmed.map((name) => [name.toLowerCase(), name])).values()];
}

function known({ channels }: PlanDraft, name: string) {
  return channels.find((each) => each.name === name);
}

/** The aliases of planned cells that other links have. */
function useUsedAliases({
  plan,
  rules,
  host,
}: Pick<CellSources, 'plan' | 'rules'> & { host: string }): ReadonlySet<string> {
  const size = plan.channels.length * variantsOf(plan).length;
  const urls = useMemo(() => {
    if (host === '' || size > maxCells) return [];
    const cells = planCells({ plan, rows: [], rules, used: new Set() });
    const planned = cells.filter(({ state, alias }) => state === 'planned' && alias !== '');
    return planned.map(({ alias }) => shortUrlOf(host, alias));
  }, [plan, rules, host, size]);
  const used = useUsedShortUrls(urls);
  return useMemo(() => new Set([...used].map(aliasIn)), [used]);
}

function useClicks(cells: readonly PlanCell[]): ClicksByLink {
  const ids = useMemo(
    () => cells.flatMap(({ link }) => (link === undefined ? [] : [link.id])),
    [cells],
  );
  const selection = useMemo(() => ({ ids }), [ids]);
  const { data: report } = useLinkReport(selection);
  return useMemo(() => (report === undefined ? new Map() : clicksByLink(report)), [report]);
}

function useCreation(plan: PlanDraft, cells: readonly PlanCell[]) {
  const errorText = useErrorText();
  const { add } = useJobActions();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const ready = cells.filter(({ state, isWrong }) => state === 'planned' && !isWrong);
  const wrong = cells.filter(({ isWrong }) => isWrong);
  const canCreate = ready.length > 0 && wrong.length === 0 && !isStarting;

  const create = async () => {
    if (!canCreate) return;
    setStarting(true);
    setProblem('');
    const drafts = ready.map((cell) => ({
      ...linkDraft(cell, plan),
      // As `planColumns` lists them.
      cells: [cell.slot, cell.channel.name, cell.variant, cell.url, cell.alias],
    }));
    const job = {
      kind: 'create',
      title: plan.campaign.trim() || plan.url,
      drafts,
      // The grid is the check.
      trial: 0,
      columns: planColumns,
      plan: plan.id,
    } as const;
    try {
      await add(job, { holdMs: jobHoldMs });
    } catch (error) {
      setProblem(errorText(error));
    }
    setStarting(false);
  };
  return { ready, wrong, canCreate, isStarting, problem, create };
}

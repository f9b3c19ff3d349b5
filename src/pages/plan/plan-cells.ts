/** Plan cells: the link of each cell of a plan, its state, and what keeps it from being created. */

import type { Message } from '#contract/message.ts';
import { aliasDiffers, nextAlias } from '#contract/new-link/alias.ts';
import { type NamingProblem, withParameter } from '#contract/new-link/check-naming.ts';
import { checkNewLink, type Finding } from '#contract/new-link/check-new-link.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import { noTags, withTags } from '#contract/new-link/utm-tags.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { cellKey, slotOf, variantsOf } from '#features/plans/plan-slots.ts';
import type { JobRow } from '#queries/jobs.ts';
import {
  type CellChange,
  type PlanDraft,
  type PlannedChannel,
  type PlannedLink,
  planColumns,
} from '#queries/plans.ts';
import { fillAlias, fillPattern, slugOf } from './patterns.ts';

/** What is wrong with a cell, or worth a check; `next` is an alias that is free. */
export type CellProblem =
  | (Finding & { readonly next?: string })
  /** Without one, a link that the service had could not be told from a new one. */
  | { readonly key: 'noAlias' }
  /** Another cell has the alias. */
  | { readonly key: 'aliasTwice'; readonly alias: string; readonly next: string }
  /** Another cell leads to the same address: some services would give both one link. */
  | { readonly key: 'sameUrl'; readonly alias: string }
  | { readonly key: 'refused'; readonly why: Message; readonly next: string }
  /** The service has answered with a link that it had. */
  | { readonly key: 'existed'; readonly alias: string }
  /** The service has answered with the link of another cell. */
  | { readonly key: 'shared'; readonly alias: string };

/** `waiting` for its turn; `sending`: the service has not answered yet. */
type CellState = 'off' | 'planned' | 'waiting' | 'sending' | 'unknown' | 'created';

export interface PlanCell {
  readonly key: string;
  readonly slot: string;
  readonly channel: PlannedChannel;
  /** '' for the one column of a plan without variants. */
  readonly variant: string;
  readonly alias: string;
  readonly url: string;
  readonly state: CellState;
  readonly link: PlannedLink | undefined;
  readonly problems: readonly CellProblem[];
  /** A problem keeps it from being created. */
  readonly isWrong: boolean;
}

/** Nothing was sent for it, so that it can be changed. */
export function isOpenCell({ state }: Pick<PlanCell, 'state'>): boolean {
  return state === 'planned' || state === 'off';
}

export interface CellSources {
  readonly plan: PlanDraft & { readonly links: Readonly<Record<string, PlannedLink>> };
  readonly rows: readonly JobRow[];
  readonly rules: NamingRules | null;
  /** Aliases of links that are known. */
  readonly used: ReadonlySet<string>;
}

/** Row by row. */
export function planCells(sources: CellSources): PlanCell[] {
  const { plan, rows, rules, used } = sources;
  const bySlot = new Map(rows.map((row) => [row.cells?.[planColumns.indexOf('slot')], row]));
  const drafts = plan.channels.flatMap((channel) =>
    variantsOf(plan).map((variant) => draftCell(plan, channel, variant, bySlot)),
  );
  const others = new CellIndex(drafts);
  return drafts.map((cell): PlanCell => {
    const found = problemsOf(cell, { plan, rules, used, others });
    const isOpen = cell.state === 'planned';
    return { ...cell, problems: found, isWrong: isOpen && found.some(stops) };
  });
}

type DraftCell = Omit<PlanCell, 'problems' | 'isWrong'> & {
  readonly why: Message;
  /** The alias that the service has refused. */
  readonly refused: string;
};

function draftCell(
  plan: CellSources['plan'],
  channel: PlannedChannel,
  variant: string,
  rows: ReadonlyMap<string | undefined, JobRow>,
): DraftCell {
  const key = cellKey(channel.name, variant);
  const change = plan.changes[key] ?? {};
  const slot = slotOf(key, change);
  const row = rows.get(slot);
  const link = plan.links[slot] ?? linkOf(row);
  const values = { ...channel, channel: channel.name, campaign: plan.campaign, variant };
  const sent = row !== undefined && row.state !== 'dropped' ? row.cells : undefined;
  const isSent = link !== undefined || (sent !== undefined && row?.state !== 'refused');
  const own = {
    alias: change.alias ?? fillAlias(plan.alias, values),
    url: change.url ?? destinationOf(plan, channel, variant),
  };
  // What was sent cannot be changed any more.
  const alias = isSent
    ? (link?.asked ?? sent?.[planColumns.indexOf('alias')] ?? own.alias)
    : own.alias;
  const url = isSent ? (sent?.[planColumns.indexOf('url')] ?? own.url) : own.url;
  const isRefused = link === undefined && row?.state === 'refused';
  return {
    key,
    slot,
    channel,
    variant,
    alias,
    url,
    link,
    state: stateOf(link, row, change),
    why: isRefused ? row.problem : '',
    refused: isRefused ? (sent?.[planColumns.indexOf('alias')] ?? '') : '',
  };
}

function linkOf(row: JobRow | undefined): PlannedLink | undefined {
  if (row?.made === undefined) return undefined;
  return { ...row.made, asked: row.cells?.[planColumns.indexOf('alias')] ?? '' };
}

function stateOf(
  link: PlannedLink | undefined,
  row: JobRow | undefined,
  { isOff = false }: CellChange,
): CellState {
  if (link !== undefined) return 'created';
  if (row?.state === 'planned') return 'waiting';
  if (row?.state === 'sent') return 'sending';
  if (row?.state === 'unknown') return 'unknown';
  return isOff ? 'off' : 'planned';
}

/** With the tags written into it, so that the cells of a plan differ by their addresses. */
function destinationOf(
  { url, campaign }: PlanDraft,
  { name, source, medium }: PlannedChannel,
  variant: string,
): string {
  const values = { campaign, channel: name, source, medium, variant };
  // Without variants no empty part is left between two slashes.
  const pattern = variant === '' ? url.replaceAll('/{variant}', '') : url;
  return withTags(completeUrl(fillPattern(pattern, values)), {
    ...noTags,
    utm_source: source,
    utm_medium: medium,
    utm_campaign: slugOf(campaign),
    utm_content: slugOf(variant),
  });
}

/** The cells that have or will have a link, by what may not be twice. */
class CellIndex {
  readonly #aliases = new Map<string, DraftCell>();
  readonly #urls = new Map<string, DraftCell>();
  readonly #links = new Map<number, DraftCell>();

  constructor(cells: readonly DraftCell[]) {
    const active = cells.filter(({ state }) => state !== 'off');
    // Those that exist come first: what is planned gives way.
    const first = active.filter(({ state }) => state !== 'planned');
    for (const cell of [...first, ...active]) {
      putFirst(this.#aliases, cell.alias.toLowerCase(), cell);
      putFirst(this.#urls, cell.url, cell);
      if (cell.link !== undefined) putFirst(this.#links, cell.link.id, cell);
    }
  }

  withAlias(cell: DraftCell): DraftCell | undefined {
    return otherThan(cell, this.#aliases.get(cell.alias.toLowerCase()));
  }

  withUrl(cell: DraftCell): DraftCell | undefined {
    return otherThan(cell, this.#urls.get(cell.url));
  }

  withLink(cell: DraftCell): DraftCell | undefined {
    return cell.link && otherThan(cell, this.#links.get(cell.link.id));
  }

  hasAlias(alias: string): boolean {
    return this.#aliases.has(alias.toLowerCase());
  }
}

function putFirst<Key>(cells: Map<Key, DraftCell>, key: Key, cell: DraftCell): void {
  if (!cells.has(key)) cells.set(key, cell);
}

function otherThan(cell: DraftCell, found: DraftCell | undefined): DraftCell | undefined {
  return found?.key === cell.key ? undefined : found;
}

interface Circumstances extends Omit<CellSources, 'rows'> {
  readonly others: CellIndex;
}

function problemsOf(cell: DraftCell, given: Circumstances): CellProblem[] {
  if (cell.state === 'created') return mergedProblem(cell, given.others);
  if (cell.state !== 'planned') return [];
  const { plan, rules, used, others } = given;
  const { alias } = cell;
  const next = freeAlias(alias, given);
  const { body, names } = linkDraft(cell, plan);
  const found = checkNewLink({ body, names }, { rules, isAliasUsed: used.has(alias) });
  const same = others.withUrl(cell);
  return [
    ...(alias === '' ? [{ key: 'noAlias' } as const] : []),
    ...(alias !== '' && others.withAlias(cell) !== undefined
      ? [{ key: 'aliasTwice', alias, next } as const]
      : []),
    ...found.map((each) => (each.key === 'aliasUsed' ? { ...each, next } : each)),
    ...(same === undefined ? [] : [{ key: 'sameUrl', alias: same.alias } as const]),
    ...(cell.refused === alias && cell.why !== ''
      ? [{ key: 'refused', why: cell.why, next } as const]
      : []),
  ];
}

/** A cell whose link is another than the one that was asked for. */
function mergedProblem(cell: DraftCell, others: CellIndex): CellProblem[] {
  const { link } = cell;
  if (link === undefined) return [];
  const other = others.withLink(cell);
  if (other !== undefined) return [{ key: 'shared', alias: other.alias }];
  return aliasDiffers(link.asked || undefined, link.shorturl)
    ? [{ key: 'existed', alias: link.asked }]
    : [];
}

function freeAlias(alias: string, { used, others }: Circumstances): string {
  let next = nextAlias(alias);
  while (used.has(next) || others.hasAlias(next)) next = nextAlias(next);
  return next;
}

/** Whether a problem keeps a cell from being created; one of a link that exists does not. */
export function stops(problem: CellProblem): boolean {
  if (problem.key === 'existed' || problem.key === 'shared') return false;
  return !('level' in problem) || problem.level === 'refuse';
}

/** The request of a cell; its campaign and channel are created where the account has none of these names. */
export function linkDraft(
  { alias, url, channel }: Pick<PlanCell, 'alias' | 'url' | 'channel'>,
  { campaign, domain }: Pick<PlanDraft, 'campaign' | 'domain'>,
): { body: NewLink; names: { channel: string; campaign?: string } } {
  const body = {
    url,
    ...(alias !== '' && { custom: alias }),
    ...(domain !== '' && { domain }),
  };
  const name = campaign.trim();
  return { body, names: { channel: channel.name, ...(name !== '' && { campaign: name }) } };
}

/** A destination that no other cell has: marked by the alias, as services merge equal ones. */
export function ownUrl(url: string, alias: string): string {
  return withParameter(url, 'utm_id', alias);
}

/** What puts a cell right where there is one way; undefined where the user has to decide. */
function fixOf({ url, problems }: PlanCell): CellChange | undefined {
  for (const problem of problems) {
    if ('next' in problem && problem.next !== undefined) return { alias: problem.next };
    if (problem.key !== 'naming') continue;
    const [choice, ...more] = problem.naming.choices;
    if (choice !== undefined && more.length === 0) return namingChange(url, problem.naming, choice);
  }
  return undefined;
}

/** The change of a cell by which a choice takes the place of what naming rules refuse. */
export function namingChange(url: string, problem: NamingProblem, choice: string): CellChange {
  return problem.field === 'custom'
    ? { alias: choice }
    : { url: withParameter(url, problem.parameter, choice) };
}

/** The plan with every cell put right that has one way; a few passes, as aliases may meet. */
export function withFixes(sources: CellSources): CellSources['plan'] {
  let { plan } = sources;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const wrong = planCells({ ...sources, plan }).filter(({ isWrong }) => isWrong);
    const fixes = wrong.flatMap((cell) => {
      const fix = fixOf(cell);
      return fix === undefined ? [] : [[cell.key, { ...plan.changes[cell.key], ...fix }] as const];
    });
    if (fixes.length === 0) return plan;
    plan = { ...plan, changes: { ...plan.changes, ...Object.fromEntries(fixes) } };
  }
  return plan;
}

const maxPasses = 12;

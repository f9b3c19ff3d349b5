/** Plan types: a campaign planned as a grid of channels and variants, each cell a link, with the links that exist. */
import type { NamedLink } from '#contract/resources/links.ts';

/** A row of the grid. */
export interface PlannedChannel {
  readonly name: string;
  /** '' for no tag. */
  readonly source: string;
  readonly medium: string;
}

/** What a cell has otherwise than its row and its column say. */
export interface CellChange {
  readonly alias?: string;
  /** The whole destination, with its tags. */
  readonly url?: string;
  readonly isOff?: boolean;
  /** How often the link of the cell was given up for another one. */
  readonly again?: number;
}

/** The link of a cell, with the alias that was asked for: a service may answer with a link that it has. */
export interface PlannedLink extends NamedLink {
  readonly asked: string;
}

export interface Plan {
  readonly id: string;
  /** The name of the campaign. */
  readonly campaign: string;
  /** The destination, with tokens such as `{variant}`. */
  readonly url: string;
  /** The alias, with tokens. */
  readonly alias: string;
  /** '' for the domain of the service. */
  readonly domain: string;
  readonly channels: readonly PlannedChannel[];
  /** Columns, such as languages; none for a plan of one column. */
  readonly variants: readonly string[];
  /** By cell. */
  readonly changes: Readonly<Record<string, CellChange>>;
  /** By slot: a cell, and how often its link was given up. */
  readonly links: Readonly<Record<string, PlannedLink>>;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/** What a tab writes; the links are the engine's to write. */
export type PlanDraft = Omit<Plan, 'links' | 'savedAt'>;

/** The cells of a row of a job that makes a link of a plan, in their order. */
export const planColumns = ['slot', 'channel', 'variant', 'url', 'alias'] as const;

/**
 * Job types: what a job of bulk work is to do, and what became of each of its rows. Times are
 * milliseconds since 1970.
 */
import type { Message } from '#contract/message.ts';
import type { CreatableField } from '#contract/record-names.ts';
import type { NamedLink, NewLink } from '#contract/resources/links.ts';

/** Where links and items are assigned to. */
export interface JobTarget {
  readonly kind: 'channel' | 'campaign';
  readonly id: number;
  readonly name: string;
}

/** Something that can be assigned; `label` is the name that screens show, such as its short URL. */
export interface JobItem {
  readonly type: 'links' | 'bio' | 'qr';
  readonly id: number;
  readonly label: string;
}

/** A link to be made, with the cells of the user's file that it came from, if any. */
interface JobDraft {
  readonly body: NewLink;
  readonly cells?: readonly string[];
  /** Its channel and campaign by name, where the job creates them first. */
  readonly names?: Readonly<Partial<Record<CreatableField, string>>>;
  /** Its alias is that of an old short link, which naming rules do not change. */
  readonly keepsAlias?: boolean;
}

/**
 * Where new links come from. A `wizard` job has one row, goes in the lane of users, is never
 * repeated without the user, and keeps no password in the store, not even a sealed one.
 */
type JobSource = 'wizard' | 'import';

/** What a user asks for. */
export type JobPlan =
  | { readonly kind: 'assign'; readonly target: JobTarget; readonly items: readonly JobItem[] }
  /** Reads the statistics of links. */
  | { readonly kind: 'read'; readonly title: string; readonly items: readonly JobItem[] }
  | {
      readonly kind: 'create';
      /** An import where it is missing. */
      readonly source?: JobSource;
      /** The name that screens show, such as that of the file. */
      readonly title: string;
      readonly drafts: readonly JobDraft[];
      /** After so many rows the job pauses, so that the user can check them; 0 for never. */
      readonly trial: number;
      /** The names of the file's columns, where there was one. */
      readonly columns?: readonly string[];
      /** The plan that it makes links of; the first cell of each row is its slot there. */
      readonly plan?: string;
    };

/**
 * `held`: nothing is sent yet, and it can be undone. `waiting`: behind another job. `paused`: by
 * the user, after the trial, or by an error (see `why`).
 */
type JobState = 'held' | 'waiting' | 'running' | 'paused' | 'finished';

/**
 * `sent` is written to disk before the request leaves; a row that is found `sent` after a crash, or
 * whose reply was lost, is `unknown` until it was looked up. `refused` by the service, with its
 * reason; `dropped` when the user cancelled.
 */
export type JobRowState = 'planned' | 'sent' | 'unknown' | 'done' | 'refused' | 'dropped';

/** One row of a job. */
export interface JobRow {
  /** From 0. */
  readonly index: number;
  readonly state: JobRowState;
  /** The item's label, or the destination of a new link. */
  readonly label: string;
  /** Why it was refused or is unknown; '' otherwise. */
  readonly problem: Message;
  /**
   * What is created, where it is no link: a record that later rows refer to. Its name is the label.
   */
  readonly record?: CreatableField;
  /** The link that was made, for `create`. */
  readonly made?: NamedLink;
  readonly cells?: readonly string[];
  /** The alias for which alone its link was refused. */
  readonly refusedAlias?: string;
}

/** What a job is and how far it is, without its rows. */
export interface JobFacts {
  readonly id: string;
  readonly kind: JobPlan['kind'];
  /** For `create`; an import where it is missing. */
  readonly source?: JobSource;
  /** The name of the file, or of what is assigned to. */
  readonly title: string;
  readonly target?: JobTarget;
  /** What is assigned, where all of it is of one type. */
  readonly itemType?: JobItem['type'];
  readonly columns?: readonly string[];
  /** The id of the plan that it makes links of. */
  readonly plan?: string;
  /**
   * How many rows create a channel or campaign: they come before all links. None where it is
   * missing.
   */
  readonly records?: number;
  readonly createdAt: number;
  readonly state: JobState;
  /** Why it is paused; '' otherwise. */
  readonly why: Message;
  /** Until when it is held, or null. */
  readonly heldUntil: number | null;
  /** These are counts of links alone, or of what is assigned or read. */
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  readonly dropped: number;
}

/** Who paused a job. Jobs that paused for a refused key continue when a key is given again. */
export type PausedBy = 'user' | 'trial' | 'key' | 'problem';

/** A job as it is stored, without its rows. */
export interface StoredJob extends JobFacts {
  readonly pausedBy: PausedBy | null;
  /** Rows from this index on wait until the user has checked those before; 0 for no trial. */
  readonly trial: number;
  /** Planned rows are not sent any more; what was sent is still looked up. */
  readonly cancelled: boolean;
}

/** A refusal of the service as plain data. */
export interface Refusal {
  readonly kind: 'key' | 'refused' | 'invalid' | 'missing';
  readonly message: Message;
  readonly status: number | null;
  readonly fields?: readonly { readonly field: string | null; readonly text: string }[];
}

/**
 * Why a new link was not made: `absent`, because its request or reply was lost and the service has
 * no such link; `taken`, because another link has its alias; or refused by the service.
 */
export type CreationFailure =
  | { readonly why: 'absent' }
  | { readonly why: 'taken'; readonly link: NamedLink }
  | { readonly why: 'refused'; readonly error: Refusal };

/** A row as it is stored: what screens show of it, and what is needed to send it. */
export interface StoredRow extends JobRow {
  readonly job: string;
  readonly item?: JobItem;
  /** Without its password. Removed from a row of an import once nothing is to be sent any more. */
  readonly body?: NewLink;
  /** The rows that create what the link refers to, by their indexes. */
  readonly needs?: Readonly<Partial<Record<CreatableField, number>>>;
  /** The id of the record that was created, or that was there already. */
  readonly recordId?: number;
  /** The body had a password, which is sealed or in the engine's memory, if it is anywhere. */
  readonly hadPassword?: true;
  /**
   * The password of a row of an import, encrypted; removed when the row is done, and with each
   * lock.
   */
  readonly sealedPassword?: string;
  /** How often it may have left. */
  readonly attempts: number;
  /** When it left last. */
  readonly sentAt: number | null;
  /** The ids of links that were known when it left: the new one is none of these. */
  readonly known?: readonly number[];
  /**
   * Until when a request without a reply may still arrive; before that, its absence proves nothing.
   */
  readonly inFlightUntil: number;
  /** It was looked up, and the service cannot tell what became of it. */
  readonly undecided: boolean;
  /** The links that could each be the new one, where it is undecided. */
  readonly candidates?: readonly NamedLink[];
  readonly creationFailure?: CreationFailure;
}

/** A link as this browser remembers it to be in a campaign: each link is in one at most. */
export interface CampaignLink {
  readonly id: number;
  readonly label: string;
  readonly campaign: number;
  /** What the campaign was called then, where that was known. */
  readonly name?: string;
  /** When it was put there. */
  readonly at: number;
}

/** Bulk work as it is remembered: what a job is to do, and what became of each of its rows. */
import type { NewLink } from '#contract/resources/links.ts';

/** Where links and items are assigned to. */
export interface JobTarget {
  readonly kind: 'channel' | 'campaign';
  readonly id: number;
  readonly name: string;
}

/** Something that can be assigned; `label` is what people know it by, such as its short URL. */
export interface JobItem {
  readonly type: 'links' | 'bio' | 'qr';
  readonly id: number;
  readonly label: string;
}

/** A link to be made, with the cells of the person's own file that it came from, where it came from one. */
interface JobDraft {
  readonly body: NewLink;
  readonly cells?: readonly string[];
}

/** What a person asks for. */
export type JobPlan =
  | { readonly kind: 'assign'; readonly target: JobTarget; readonly items: readonly JobItem[] }
  | {
      readonly kind: 'create';
      /** What people know it by, such as the name of the file. */
      readonly title: string;
      readonly drafts: readonly JobDraft[];
      /** After so many rows the job pauses by itself, so that the person can look at them; 0 for never. */
      readonly trial: number;
      /** The names of the file's columns, where there was one. */
      readonly columns?: readonly string[];
    };

/**
 * `held`: nothing is sent yet, and it can be undone. `waiting`: behind another job. `paused`: by the person, after the
 * trial, or because the service refused the key (see `why`).
 */
type JobState = 'held' | 'waiting' | 'running' | 'paused' | 'finished';

/**
 * `sent` is written down before the request leaves; a row that is found `sent` after a crash, or whose reply was lost,
 * is `unknown` until it was looked up. `refused` by the service, with its reason; `dropped` when the person cancelled.
 */
export type JobRowState = 'planned' | 'sent' | 'unknown' | 'done' | 'refused' | 'dropped';

/** One row of a job. */
export interface JobRow {
  /** From 0. */
  readonly index: number;
  readonly state: JobRowState;
  /** What people know it by: an item's label, or the destination of a new link. */
  readonly label: string;
  /** Why it was refused or is unknown, in words; '' otherwise. */
  readonly problem: string;
  /** The link that was made, for `create`. */
  readonly made?: { readonly id: number; readonly shorturl: string };
  readonly cells?: readonly string[];
}

/** What a job is and how far it is, without its rows. Times are milliseconds since 1970. */
export interface JobFacts {
  readonly id: string;
  readonly kind: JobPlan['kind'];
  /** In words, such as "Assign to Newsletter". */
  readonly title: string;
  readonly target?: JobTarget;
  /** What is assigned, where all of it is of one type. */
  readonly itemType?: JobItem['type'];
  readonly columns?: readonly string[];
  readonly createdAt: number;
  readonly state: JobState;
  /** Why it is paused, in words; '' otherwise. */
  readonly why: string;
  /** Until when it is held, or null. */
  readonly heldUntil: number | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  readonly dropped: number;
}

/** A job as lists show it; `why` says too why a running one waits for the moment. */
export interface JobSummary extends JobFacts {
  /** How long the rest is expected to take, in milliseconds; null where nothing is left or nothing moves. */
  readonly remainingMs: number | null;
  /** Whether it goes on after a reload; where this browser keeps nothing, it ends with the page. */
  readonly kept: boolean;
}

/** Quick create context: how any screen opens the small panel for a new link. */
import { createContext } from 'react';
import type { UtmTags } from '#contract/new-link/utm-tags.ts';
import type { NewLinkState } from '#engine/jobs/jobs.ts';

/** What the panel begins with. */
export interface QuickStart {
  readonly url?: string;
  readonly custom?: string;
  readonly domain?: string;
  readonly channel?: number;
  /** What it is called. */
  readonly metatitle?: string;
  readonly campaign?: number;
  readonly utm?: UtmTags;
  /** Why a link with these values was not made. */
  readonly failed?: NewLinkState;
}

/** Opens the panel. */
export const QuickCreateContext = createContext<(start: QuickStart) => void>(() => undefined);

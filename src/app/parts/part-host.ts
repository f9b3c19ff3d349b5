/** Part host: what a part knows of the page around it, and how it gives a link back. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { LibraryLink } from '#queries/library.ts';

/** What a page can fill in for a new link, and lock; in the order of the form. */
export const lockableFields = ['url', 'domain', 'alias', 'channel', 'campaign', 'utm'] as const;

export type LockableField = (typeof lockableFields)[number];

export interface PartOptions {
  /** `unset`: the page has said nothing that could be followed. */
  readonly part: 'picker' | 'create' | 'figures' | 'list' | 'unset';
  /** In a dialog of the page, which the part can close. */
  readonly isDialog?: boolean;
  /** The destination that a new link begins with. */
  readonly url?: string;
  readonly alias?: string;
  readonly domain?: string;
  /** The id of the channel, and of the campaign, that a new link is put into. */
  readonly channel?: number;
  readonly campaign?: number;
  readonly utm?: {
    readonly source?: string;
    readonly medium?: string;
    readonly campaign?: string;
    readonly term?: string;
    readonly content?: string;
  };
  /** The fields of a new link that the user may not change: they are what the page has filled in. */
  readonly locked?: readonly LockableField[];
  /** The keywords that a search begins with. */
  readonly q?: string;
  /** Whether links can be created beside the search; they can where it is missing. */
  readonly create?: 'with' | 'none';
  /** The id of the link whose figures are shown. */
  readonly link?: number;
  /** Rows of a list. */
  readonly rows?: number;
}

/** A link as the page gets it. */
export interface GivenLink {
  readonly id: number;
  readonly shortUrl: string;
  readonly longUrl?: string;
  readonly title?: string;
  /** `chosen` from a list, created by the `form`, or `found` after its reply was lost. */
  readonly source?: 'chosen' | 'form' | 'found';
}

export interface PartHost {
  subscribe(listener: () => void): () => void;
  /** The same object until one of them changes. */
  options(): PartOptions;
  /** Whether the dialog around the part is open. */
  isShown(): boolean;
  /** Gives a link to the page. */
  pick(link: GivenLink): void;
  /** Closes the dialog around the part. */
  dismiss(): void;
  reportOpened(link: GivenLink): void;
  reportCopied(link: GivenLink): void;
}

export const PartHostContext = createContext<PartHost | null>(null);

/** @throws Error outside of a part */
export function usePartHost(): PartHost {
  const host = use(PartHostContext);
  if (host === null) throw new Error('This works only inside a part');
  return host;
}

export function usePartOptions(): PartOptions {
  const host = usePartHost();
  return useSyncExternalStore(host.subscribe, host.options);
}

/** Whether the dialog around the part is open. */
export function useIsShown(): boolean {
  const host = usePartHost();
  return useSyncExternalStore(host.subscribe, host.isShown);
}

/** A link of the account for the page, with what is known of it; undefined where it cannot be followed. */
export function givenLink(
  { id, shorturl, longurl, title }: Pick<LibraryLink, 'id' | 'shorturl' | 'longurl' | 'title'>,
  source?: GivenLink['source'],
): GivenLink | undefined {
  if (shorturl === null || !/^https?:\/\//.test(shorturl)) return undefined;
  return {
    id,
    shortUrl: shorturl.slice(0, 300),
    ...(longurl === null || longurl === '' ? {} : { longUrl: longurl.slice(0, 2000) }),
    ...(title === null || title === '' ? {} : { title: title.slice(0, 300) }),
    ...(source === undefined ? {} : { source }),
  };
}

/** Part options: the public types of the parts, of what they are given and of what they give back. */
import type {
  Appearance,
  Credentials,
  LinkdeckEvents,
  LocaleChoice,
} from '#embed/loader/linkdeck.ts';

/** A link that the user has chosen or created. */
export interface PickedLink {
  readonly id: number;
  readonly shortUrl: string;
  /** Its destination; null where that is not known. */
  readonly longUrl: string | null;
  /** Null where it has none. */
  readonly title: string | null;
}

export interface PartEvents
  extends Pick<LinkdeckEvents, 'state' | 'budget' | 'error' | 'assigned'> {
  readonly linkCreated: LinkdeckEvents['linkCreated'] & {
    /** Missing where they are not known. */
    readonly longUrl?: string;
    readonly title?: string;
  };
  /** Chosen, or created in a part. */
  readonly linkPicked: PickedLink;
  /** Opened from a list, in a new tab. */
  readonly linkOpened: PickedLink;
  readonly linkCopied: PickedLink;
}

export type PartListeners = {
  readonly [E in keyof PartEvents]?: (detail: PartEvents[E]) => void;
};

/** What all parts of a page have in common. */
export interface PartsOptions {
  /** The URL of Linkdeck, which is never the origin of the page itself. */
  readonly address: string;
  /** Who holds the key; `user` by default. It is asked for once, for all parts. */
  readonly credentials?: Credentials;
  readonly appearance?: Appearance;
  readonly locale?: LocaleChoice;
  /** Maximum of requests a minute of all parts together; 20 by default. */
  readonly maxRpm?: number;
  readonly on?: PartListeners;
}

/** What a page can lock. */
export type LockableField = 'url' | 'alias' | 'domain' | 'channel' | 'campaign' | 'utm';

/** What a new link begins with. What is missing, the user decides on. */
export interface NewLinkOptions {
  /** The destination. */
  readonly url?: string;
  readonly alias?: string;
  /** One of the domains of the account. */
  readonly domain?: string;
  /** The ids of the channel and of the campaign that it is put into. */
  readonly channel?: number;
  readonly campaign?: number;
  /** The UTM tags of its destination. */
  readonly utm?: {
    readonly source?: string;
    readonly medium?: string;
    readonly campaign?: string;
    readonly term?: string;
    readonly content?: string;
  };
  /** The fields that the user may not change; one of them that is missing above is empty. */
  readonly locked?: readonly LockableField[];
}

/** `url` is searched for, too. */
export interface PickOptions extends NewLinkOptions {
  /** The keywords that the search begins with. */
  readonly q?: string;
  /** `none`: links can be chosen and not created. */
  readonly create?: 'with' | 'none';
}

interface Named {
  /** The name of the frame for screen readers. */
  readonly title?: string;
}

export interface DialogOptions extends PickOptions, Named {
  /** Closes the dialog. */
  readonly signal?: AbortSignal;
}

export interface PickerOptions extends PickOptions, Named {
  readonly onPick?: (link: PickedLink) => void;
}

export interface CreateOptions extends Named, NewLinkOptions {
  readonly onPick?: (link: PickedLink) => void;
}

export interface FiguresOptions extends Named {
  /** The id of the link. */
  readonly link: number;
}

export interface ListOptions extends Named {
  readonly q?: string;
  /** 1 to 50; 10 by default. */
  readonly rows?: number;
}

/** The options of each part by its name. */
export interface OptionsOf {
  readonly picker: PickerOptions;
  readonly create: CreateOptions;
  readonly figures: FiguresOptions;
  readonly list: ListOptions;
}

export type PartName = keyof OptionsOf;

/** A part in the page. */
export interface MountedPart<Name extends PartName = PartName> {
  /** Changes the given options, live. */
  update(options: Partial<OptionsOf[Name]>): void;
  /** Removes it. May be called more than once. */
  destroy(): void;
}

/** The parts of one account in a page, with one engine for all of them. */
export interface LinkdeckParts {
  /**
   * Opens a dialog above the page, and resolves to the link that the user has chosen or created;
   * to null where they close it. A second call closes the first.
   */
  pickLink(options?: DialogOptions): Promise<PickedLink | null>;
  /** Puts a part into an element, at its natural height. */
  mount<Name extends PartName>(
    part: Name,
    container: Element,
    ...options: Name extends 'figures' ? [OptionsOf[Name]] : [OptionsOf[Name]?]
  ): MountedPart<Name>;
  /** Changes appearance, locale, listeners and functions for keys, live. */
  update(options: Partial<Omit<PartsOptions, 'address'>>): void;
  /** Drops the key and everything that was loaded with it, and requests a new key. */
  switchAccount(): void;
  /** Removes all parts and their engine. May be called more than once. */
  destroy(): void;
}

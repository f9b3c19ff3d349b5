/** Loader options: the public types of options, credentials, events and the mounted handle. */
import type { ScreenName } from '#embed/protocol/screens.ts';

export type { ScreenName };

/** A colour as `#rgb`, `#rrggbb`, `rgb(…)` or `hsl(…)`, without transparency. */
type Colour = string;

/** Colours, font and sizes. Missing ones keep Linkdeck's theme. */
export interface AppearanceTokens {
  /** Buttons, links and selected items. */
  readonly accent?: Colour;
  /** Text on the accent. */
  readonly accentText?: Colour;
  /** Background of the page. */
  readonly background?: Colour;
  /** Cards, fields, tables and dialogs. */
  readonly surface?: Colour;
  /** Background below the page, such as table headers. */
  readonly sunken?: Colour;
  readonly text?: Colour;
  /** Headings. */
  readonly textStrong?: Colour;
  /** Explanations. */
  readonly textDim?: Colour;
  /** Hairlines. */
  readonly line?: Colour;
  /** The edges of fields. */
  readonly control?: Colour;
  /** Destructive actions and errors. */
  readonly danger?: Colour;
  /** Waiting and warnings. */
  readonly waiting?: Colour;
  /** The bars of charts. */
  readonly chart?: Colour;
  /** Focus ring. */
  readonly focus?: Colour;
  /** Names of fonts installed on the user's device, separated by commas. */
  readonly fontFamily?: string;
  /** The base size of text in pixels: 12 to 18. */
  readonly fontSize?: number;
  /** Corner radius in pixels: 0 to 16. */
  readonly radius?: number;
}

export interface Appearance {
  /** `auto`, the default, follows the user's system. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  readonly tokens?: AppearanceTokens;
  /** For the dark scheme. The colours of `tokens` hold in the light scheme only. */
  readonly darkTokens?: AppearanceTokens;
}

export interface LocaleChoice {
  /** A language tag such as `de-CH`, for numbers and dates. */
  readonly language?: string;
  /** Such as `Europe/Zurich`; by default the browser's. */
  readonly timeZone?: string;
  /** By default that of the language. */
  readonly direction?: 'ltr' | 'rtl';
}

export interface Features {
  /** Linkdeck's own navigation; without it the parent page navigates by `route`. */
  readonly navigation?: boolean;
  /** The bar with "New link" and the request meter. */
  readonly bar?: boolean;
  /** The screens that are shown; by default all. Screens that the page's backend forbids are never shown. */
  readonly screens?: readonly ScreenName[];
}

/**
 * Why a key is requested: the first one, the one before is about to expire, the service rejected it,
 * the account is switched, or the user asked to try again.
 */
export type CredentialReason = 'initial' | 'expired' | 'rejected' | 'switch' | 'retry';

export interface CredentialRequest {
  readonly reason: CredentialReason;
  /** 1, 2 or 3. */
  readonly attempt: number;
  /** Aborts when the answer is no longer needed: too late, or the frame was removed. */
  readonly signal: AbortSignal;
}

export interface Credential {
  readonly token: string;
  /** Milliseconds since 1970; a new key is requested just before. */
  readonly expiresAt?: number;
  /** The account of the key. When it changes, everything of the previous account is removed. */
  readonly account?: string;
}

/** One documented request, without a key. */
export interface TransportRequest {
  /** The name of the request, such as `links.list`. */
  readonly endpoint: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, such as `/api/urls?page=1`. */
  readonly path: string;
  /** JSON. */
  readonly body?: string;
}

export interface TransportReply {
  readonly status: number;
  /** At least the rate-limit headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Unchanged from the service. */
  readonly body: string;
}

/**
 * Who holds the API key: `user`, the user types it inside the frame; `getCredential`, this page
 * provides it on request; `transport`, a backend has it and sends the frame's requests.
 */
export type Credentials =
  | 'user'
  | { readonly getCredential: (request: CredentialRequest) => Promise<string | Credential> }
  | {
      readonly transport: (
        request: TransportRequest,
        options: { readonly signal: AbortSignal },
      ) => Promise<TransportReply>;
    };

/**
 * `idle`: before it loads. `loading`, `handshake`: the frame starts. `auth`: it waits for a key.
 * `ready`: it shows Linkdeck. `reauth`: its key is no longer valid. `failed`: it could not start.
 * `destroyed`: it was removed.
 */
export type State =
  | 'idle'
  | 'loading'
  | 'handshake'
  | 'auth'
  | 'ready'
  | 'reauth'
  | 'failed'
  | 'destroyed';

export interface LinkdeckEvents {
  readonly state: { readonly state: State; readonly code?: string };
  /** The present screen: path and query within Linkdeck. */
  readonly route: { readonly path: string; readonly title: string };
  /** The height of the content in pixels, where the height is `auto`. */
  readonly size: { readonly height: number };
  readonly linkCreated: {
    readonly id: number;
    readonly shortUrl: string;
    /**
     * `form`, `import`, or `found`: its reply was lost, and a look-up found it. Later versions may
     * have other words.
     */
    readonly source?: string;
  };
  /** A link was put into a channel or campaign inside the frame. */
  readonly assigned: {
    /** Of the link. */
    readonly id: number;
    /** Its short URL without a scheme, or `#` and its id. */
    readonly name: string;
    readonly kind: 'channel' | 'campaign';
    readonly targetId: number;
    /** Missing where the link was created there. */
    readonly targetName?: string;
  };
  /** Work in many requests, such as an import or an assignment, after each row. */
  readonly jobProgress: {
    readonly id: string;
    /** Rows that were carried out. */
    readonly done: number;
    /** Rows that the service refused. */
    readonly failed: number;
    /** All rows. */
    readonly total: number;
    /** Such as `running`, `paused` or `finished`. Later versions may have other words. */
    readonly state: string;
  };
  readonly budget: {
    /** Requests a minute that the frame may use: `maxRpm`, or one less than the service allows. */
    readonly limit: number;
    /** Requests that may be sent now. */
    readonly remaining: number;
    /** Requests that wait. */
    readonly queued: number;
    /** Milliseconds until all requests are available again. */
    readonly etaMs?: number;
  };
  readonly error: {
    readonly code: string;
    /** In English, for developers. */
    readonly message: string;
    /** Whether the frame goes on after it. */
    readonly recoverable: boolean;
  };
}

/** Event listeners by name. */
export type Listeners = {
  readonly [E in keyof LinkdeckEvents]?: (detail: LinkdeckEvents[E]) => void;
};

export interface LinkdeckOptions {
  /**
   * The URL of Linkdeck: `https://links.example` or a folder there. Never the origin of the parent
   * page itself.
   */
  readonly address: string;
  /** Who holds the key; `user` by default. */
  readonly credentials?: Credentials;
  /** The screen to show: path and query within Linkdeck, such as `/links?q=sale`. */
  readonly route?: string;
  readonly appearance?: Appearance;
  readonly locale?: LocaleChoice;
  readonly features?: Features;
  /** Naming rules for new links, as JSON: docs/naming-rules.md. They replace the dashboard's own. */
  readonly naming?: Readonly<Record<string, unknown>>;
  /**
   * `fill`, the default: as high as the element, scrolling inside. `auto`: as high as the content.
   */
  readonly height?: 'fill' | 'auto';
  /** Maximum requests per minute; 20 by default, because the user may use the key elsewhere too. */
  readonly maxRpm?: number;
  /** Name of the frame for screen readers; `Linkdeck` by default. */
  readonly title?: string;
  readonly on?: Listeners;
}

export interface MountedLinkdeck {
  readonly state: State;
  /**
   * Changes the given options, live. Another `address`, `title` or kind of `credentials` needs a
   * new mount.
   */
  update(options: Partial<LinkdeckOptions>): void;
  /** Opens a screen; with `replace`, without an entry in the frame's history. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Drops the key and everything that was loaded with it, and requests a new key. */
  switchAccount(): void;
  /** Reloads the frame. */
  reload(): void;
  /** Removes everything. Calling it again does nothing; any other method then throws. */
  destroy(): void;
}

/** What an embedding page can ask of Linkdeck, and what it hears from it. */

/** A colour as `#rgb`, `#rrggbb`, `rgb(…)` or `hsl(…)`, without transparency. */
type Colour = string;

/** What can be chosen of the look. Whatever is missing stays as Linkdeck has it. */
export interface AppearanceTokens {
  /** Buttons, links and what is chosen. */
  readonly accent?: Colour;
  /** Text on the accent. */
  readonly accentText?: Colour;
  /** The ground of the page. */
  readonly background?: Colour;
  /** Cards, fields, tables and dialogs. */
  readonly surface?: Colour;
  /** What lies below the ground, such as the head of a table. */
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
  /** What does harm, and what is wrong. */
  readonly danger?: Colour;
  /** What waits. */
  readonly waiting?: Colour;
  /** The bars of charts. */
  readonly chart?: Colour;
  /** The ring around what has the focus. */
  readonly focus?: Colour;
  /** Names of fonts that are on the person's device, separated by commas. */
  readonly fontFamily?: string;
  /** The base size of text in pixels: 12 to 18. */
  readonly fontSize?: number;
  /** How round corners are, in pixels: 0 to 16. */
  readonly radius?: number;
}

export interface Appearance {
  /** `auto` follows the person's system; preset. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  readonly tokens?: AppearanceTokens;
  /** What differs in the dark scheme. Without it, colours hold in the light scheme alone. */
  readonly darkTokens?: AppearanceTokens;
}

export interface LocaleChoice {
  /** A language tag such as `de-CH`: how numbers and dates are written. */
  readonly language?: string;
  /** Such as `Europe/Zurich`; by default the browser's. */
  readonly timeZone?: string;
  /** By default that of the language. */
  readonly direction?: 'ltr' | 'rtl';
}

export interface Features {
  /** Linkdeck's own navigation; without it the embedding page leads by `route`. */
  readonly navigation?: boolean;
  /** The bar with "New link" and the request meter. */
  readonly bar?: boolean;
}

/** Why a key is asked for. */
export type CredentialReason = 'initial' | 'expired' | 'rejected' | 'switch' | 'retry';

export interface CredentialRequest {
  readonly reason: CredentialReason;
  /** 1, 2 or 3. */
  readonly attempt: number;
  /** Aborts when the answer is no longer wanted: too late, or the frame is gone. */
  readonly signal: AbortSignal;
}

export interface Credential {
  readonly token: string;
  /** Milliseconds since 1970; a new one is asked for just before. */
  readonly expiresAt?: number;
  /** Whose key it is. Under another name, nothing of the one before is kept. */
  readonly account?: string;
}

/** One documented request, without a key. */
export interface TransportRequest {
  /** Its name, such as `links.list`. */
  readonly endpoint: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, such as `/api/urls?page=1`. */
  readonly path: string;
  /** JSON, where there is one. */
  readonly body?: string;
}

export interface TransportReply {
  readonly status: number;
  /** At least those about the rate limit. */
  readonly headers?: Readonly<Record<string, string>>;
  /** As the service has sent it. */
  readonly body: string;
}

/**
 * Who holds the API key: `user`, the person types it inside the frame; `getCredential`, this page has it and hands it
 * over when asked; `transport`, a backend has it, and sends what the frame asks for.
 */
export type Credentials =
  | 'user'
  | { readonly getCredential: (request: CredentialRequest) => Promise<string | Credential> }
  | { readonly transport: (request: TransportRequest, options: { readonly signal: AbortSignal }) => Promise<TransportReply> };

/** `auth`: waits for a key; `reauth`: the one it had no longer holds. */
export type State = 'idle' | 'loading' | 'handshake' | 'auth' | 'ready' | 'reauth' | 'failed' | 'destroyed';

export interface LinkdeckEvents {
  readonly state: { readonly state: State; readonly code?: string };
  /** Where the frame is now: path and query within Linkdeck. */
  readonly route: { readonly path: string; readonly title: string };
  /** The height of the content in pixels, where the height is `auto`. */
  readonly size: { readonly height: number };
  readonly linkCreated: { readonly id: number; readonly shortUrl: string };
  readonly jobProgress: {
    readonly id: string;
    readonly done: number;
    readonly failed: number;
    readonly total: number;
    readonly state: string;
  };
  /** Requests a minute, how many may leave now, how many wait, and in how many milliseconds all are back. */
  readonly budget: { readonly limit: number; readonly remaining: number; readonly queued: number; readonly etaMs?: number };
  readonly error: { readonly code: string; readonly message: string; readonly recoverable: boolean };
}

/** What is called when something happens. */
export type Listeners = { readonly [E in keyof LinkdeckEvents]?: (detail: LinkdeckEvents[E]) => void };

export interface LinkdeckOptions {
  /** Where Linkdeck is: `https://links.example` or a folder there. Never the origin of the embedding page itself. */
  readonly address: string;
  /** Who holds the key; `user` where nothing is said. */
  readonly credentials?: Credentials;
  /** The screen to show: path and query within Linkdeck, such as `/links?q=sale`. */
  readonly route?: string;
  readonly appearance?: Appearance;
  readonly locale?: LocaleChoice;
  readonly features?: Features;
  /** `fill`: as high as the element, scrolling inside; preset. `auto`: as high as the content. */
  readonly height?: 'fill' | 'auto';
  /** At most so many requests a minute; 20 where nothing is said, as the person may use the key elsewhere too. */
  readonly maxRpm?: number;
  /** What screen readers call the frame; `Linkdeck` where nothing is said. */
  readonly title?: string;
  readonly on?: Listeners;
}

export interface MountedLinkdeck {
  readonly state: State;
  /** Changes what is named, live. Another `address`, `title` or kind of `credentials` needs a new mount. */
  update(options: Partial<LinkdeckOptions>): void;
  /** Goes to a screen; with `replace`, without a step back in the frame's own history. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Drops the key and everything that was loaded with it, and asks for a key anew. */
  switchAccount(): void;
  /** Loads the frame anew. */
  reload(): void;
  /** Takes everything away. To be called more than once does no harm; every other call after it throws. */
  destroy(): void;
}

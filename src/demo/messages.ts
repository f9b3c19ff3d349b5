/** Messages between a page of the demo and its worker: what a page asks for, and the reply. */

/** What links take a visitor for, in place of this browser; what is missing is the browser's own. */
export interface VisitAs {
  /** A tag of BCP 47. */
  readonly language?: string;
  /** An ISO 3166 code. */
  readonly country?: string;
  readonly device?: VisitDevice;
}

/** Devices that a visit can claim, with what their browsers send. */
export const visitDevices = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
} as const;

export type VisitDevice = keyof typeof visitDevices;

export type DemoCall =
  /** Makes a new key of the demo account for the demo itself, and ends the one before it. */
  | { readonly name: 'issueKey' }
  /** Makes a key of the demo account for a page that embeds the demo; it expires soon. */
  | { readonly name: 'lendKey' }
  /** Replaces everything with the first records. */
  | { readonly name: 'startOver' }
  | { readonly name: 'visitor' }
  | { readonly name: 'setVisitor'; readonly visitor: VisitAs };

/** A key as the loader takes it of a page. */
export interface LentKey {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface DemoResults {
  readonly issueKey: string;
  readonly lendKey: LentKey;
  readonly startOver: null;
  readonly visitor: VisitAs;
  readonly setVisitor: null;
}

/** Why the demo does not run: the browser stores nothing, it has no https, or anything else. */
export type DemoProblem = 'storage' | 'insecure' | 'failed';

export type DemoReply =
  | { readonly result: DemoResults[keyof DemoResults] }
  | { readonly problem: DemoProblem };

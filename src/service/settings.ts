/** Settings of a service: everything that its options decide, described once; each part of the service picks what it reads. */
import type { ServiceNames } from '#contract/service-names.ts';
import type { LogoFile } from '#service/visits/html/brand.ts';

export interface Settings {
  /** Of dashboard and API; 0 for a free one. */
  readonly port: number;
  /** Of the short links; 0 for a free one. */
  readonly linksPort: number;
  /** What is listened on. */
  readonly host: string;
  /** The folder of the database, as it was written. */
  readonly data: string;
  /** Where users find the dashboard, without a slash at its end; it may have a path. */
  readonly publicUrl: string | undefined;
  /** Where visitors find short links, without a slash at its end; by default what is listened on. */
  readonly linksUrl: string | undefined;
  /** The header in which a proxy in front sends the visitor's country as an ISO code; without it none is read. */
  readonly countryHeader: string | undefined;
  readonly countryDatabase: string | undefined;
  readonly trustProxy: TrustedProxies;
  /** Gets what the pixels of links send instead of their networks; without a slash at its end. */
  readonly pixelOrigin: string | undefined;
  /** The appearance of the pages for visitors. */
  readonly brandName: string | undefined;
  readonly brandLogo: LogoFile | undefined;
  /** `#rrggbb`. */
  readonly brandColor: string | undefined;
  /** Origins whose pages may call the API, as browsers spell them. */
  readonly corsOrigins: readonly string[];
  /** Other services that the dashboard may call. */
  readonly apiOrigins: readonly string[];
  /** Whose pages may embed the dashboard; none where it is empty. */
  readonly embedOrigins: readonly string[];
  /** The most connections of one IP to each server; 0 for no limit. */
  readonly connectionsPerIp: number;
  /** How long visitors are remembered; undefined is for ever. */
  readonly visitorDays: number | undefined;
  /** Requests that a key may make in a minute; 0 for no limit and no headers about it. */
  readonly rateLimit: number;
  /** What the links of an account may take, in bytes; 0 for no limit. */
  readonly storagePerAccount: number;
  /** What requests and replies call networks, app stores and pixel types; undefined where that was not set. */
  readonly names: ServiceNames | undefined;
  /** Where `/live`, `/ready` and `/metrics` are answered; undefined for nowhere. */
  readonly healthPort: number | undefined;
  readonly healthHost: string;
  /** How long to serve on after the signal to stop. */
  readonly drainSeconds: number;
  readonly log: LogFormat;
  /** Fills a new account with demo records. */
  readonly demo: boolean;
  /** The service to show instead of running one, without a slash at its end. */
  readonly upstream: string | undefined;
}

/** Settings of a service that has its ports, so that both URLs are known. */
export interface RunningSettings extends Settings {
  readonly publicUrl: string;
  readonly linksUrl: string;
}

/**
 * The operator's proxies, whose headers are believed: how many stand in line before the program, 0
 * for none, or the networks that they are in, such as `10.0.0.0/8` or one address.
 */
export type TrustedProxies = number | readonly string[];

export type LogFormat = 'text' | 'json';

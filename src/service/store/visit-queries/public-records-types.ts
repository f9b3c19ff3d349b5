/** What visits ask of the store beyond the link of an address: domains, rotators, and the pages that are no links. */

import type { Pictured } from '#service/addresses/special-paths.ts';
import type { VisitedLink } from '#service/store/store.ts';

/** A branded domain: where it sends those who ask for none of its links, '' for nowhere. */
interface VisitedDomain {
  redirectroot: string;
  redirect404: string;
}

/** A link that a rotator has chosen. */
interface RotatedLink extends VisitedLink {
  /** Its own address. */
  shorturl: string;
}

export interface PageLink {
  title: string;
  address: string;
}

/** The list page of a campaign. */
interface CampaignPage {
  name: string;
  /** Its public links, newest first; of very many the newest. */
  links: PageLink[];
  /** How many more there are. */
  more: number;
}

/** A tracking pixel of a link. */
export interface OpenedPixel {
  type: string;
  tag: string;
}

/** A CTA overlay as its account wrote it: plain text, of which anything may be ''. */
export interface Overlay {
  type: string;
  name: string;
  message: string;
  button: string;
  link: string;
  position: string;
  color: string;
}

/** A custom splash page as its account wrote it: plain text, of which anything but the name may be ''. */
export interface SplashPage {
  name: string;
  title: string;
  message: string;
  button: string;
  link: string;
  /** Until it leads on; 0 for never. */
  seconds: number;
}

/** What stands around a link that does not just redirect. */
export interface OpenedLink {
  /** Of its card, else what the link is called; description and image are '' where there is none. */
  title: string;
  description: string;
  image: string;
  pixels: OpenedPixel[];
  /** Those that its type names, where they are there. */
  overlay: Overlay | undefined;
  splash: SplashPage | undefined;
}

/** Every moment is `YYYY-MM-DD HH:MM:SS` in UTC; links that have expired by then are left out. */
export interface PublicRecords {
  /** @param host in the store's spelling */
  domain(host: string): Promise<VisitedDomain | undefined>;
  /** One of the rotator's links, each with the same probability; 'empty' where it has none to open. */
  rotated(slug: string, moment: string): Promise<RotatedLink | 'empty' | undefined>;
  /** Undefined also where the campaign is not public. */
  campaign(id: number, moment: string): Promise<CampaignPage | undefined>;
  /** Undefined where there is no such link any more. */
  opened(linkId: number): Promise<OpenedLink | undefined>;
  bio(alias: string): Promise<{ name: string; links: PageLink[] } | undefined>;
  qr(alias: string): Promise<{ name: string; url: string } | undefined>;
  /** What the QR code of something says: an address. The host counts for links alone. */
  pictured(host: string, what: Pictured): Promise<string | undefined>;
}

/** What visits ask of the store beyond the link of an address: domains, rotators, and the pages that are no links. */
import type { VisitedLink } from '#service/store/store.ts';
import type { Pictured } from './places.ts';

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

/** Every moment is `YYYY-MM-DD HH:MM:SS` in UTC; links that have expired by then are left out. */
export interface PublicRecords {
  /** @param host in the store's spelling */
  domain(host: string): Promise<VisitedDomain | undefined>;
  /** One of the rotator's links, each with the same probability; 'empty' where it has none to open. */
  rotated(slug: string, moment: string): Promise<RotatedLink | 'empty' | undefined>;
  /** Undefined also where the campaign is not public. */
  campaign(id: number, moment: string): Promise<CampaignPage | undefined>;
  bio(alias: string): Promise<{ name: string; links: PageLink[] } | undefined>;
  qr(alias: string): Promise<{ name: string; url: string } | undefined>;
  /** What the QR code of something says: an address. The host counts for links alone. */
  pictured(host: string, what: Pictured): Promise<string | undefined>;
}

/** Known files: the columns that exports of other services have by their documentation, each with its field here. */
import type { FieldName, OldField } from './field-definitions.ts';
import { plainHeader } from './plain-header.ts';

export interface KnownService {
  readonly name: string;
  /** Whether the columns are those of a file. Otherwise they are named as in the interface of the service. */
  readonly isVerified: boolean;
}

interface KnownFile {
  /** A file with all of these headers is one of this service. */
  readonly needed: readonly string[];
  /** By header, written as `plainHeader` does; '' for a column that is no part of a new link. */
  readonly fields: Readonly<Record<string, FieldName | OldField | ''>>;
}

interface Service extends Pick<KnownService, 'isVerified'> {
  readonly files: readonly KnownFile[];
}

const services: Readonly<Record<string, Service>> = {
  Bitly: {
    isVerified: true,
    files: [
      {
        needed: ['link', 'destinationurl', 'engagements'],
        fields: {
          link: 'old.link',
          customlink: 'custom',
          datecreated: 'old.date',
          title: 'metatitle',
          destinationurl: 'url',
          engagements: 'old.clicks',
          status: 'old.status',
        },
      },
      {
        needed: ['link', 'longurl', 'custombitlinks'],
        fields: {
          link: 'old.link',
          longurl: 'url',
          title: 'metatitle',
          createdat: 'old.date',
          tags: 'old.tags',
          custombitlinks: 'custom',
        },
      },
    ],
  },
  Rebrandly: {
    isVerified: true,
    files: [
      {
        needed: ['slashtag', 'destination'],
        fields: {
          id: '',
          createdat: 'old.date',
          shorturl: 'old.link',
          domain: 'old.domain',
          slashtag: 'custom',
          destination: 'url',
          title: 'metatitle',
          clicks: 'old.clicks',
        },
      },
    ],
  },
  'Short.io': {
    isVerified: false,
    files: [
      {
        needed: ['originalurl', 'originalpath'],
        fields: {
          idstring: '',
          shorturl: 'old.link',
          originalpath: 'custom',
          originalurl: 'url',
          title: 'metatitle',
          clicks: 'old.clicks',
          createdat: 'old.date',
          tags: 'old.tags',
          expiresat: 'expiry',
        },
      },
    ],
  },
  Dub: {
    isVerified: true,
    files: [
      {
        needed: ['shortlink', 'destinationurl'],
        fields: {
          shortlink: 'old.link',
          destinationurl: 'url',
          clicks: 'old.clicks',
          createdat: 'old.date',
          updatedat: 'old.date',
          tags: 'old.tags',
          leads: '',
          conversions: '',
          revenue: '',
          linkid: '',
          archived: '',
        },
      },
      {
        needed: ['shortlink', 'url', 'key'],
        fields: {
          shortlink: 'old.link',
          url: 'url',
          key: 'custom',
          domain: 'old.domain',
          clicks: 'old.clicks',
          createdat: 'old.date',
          updatedat: 'old.date',
          tags: 'old.tags',
          title: 'metatitle',
          expiresat: 'expiry',
          id: '',
          archived: '',
        },
      },
    ],
  },
  YOURLS: {
    isVerified: true,
    files: [
      {
        needed: ['keyword', 'url', 'timestamp'],
        fields: {
          keyword: 'custom',
          url: 'url',
          title: 'metatitle',
          timestamp: 'old.date',
          ip: '',
          clicks: 'old.clicks',
        },
      },
      {
        needed: ['source', 'target', 'hits'],
        fields: { source: 'custom', target: 'url', hits: 'old.clicks' },
      },
    ],
  },
  Shlink: {
    isVerified: true,
    files: [
      {
        needed: ['shortcode', 'longurl'],
        fields: {
          createdat: 'old.date',
          domain: 'old.domain',
          shortcode: 'custom',
          shorturl: 'old.link',
          longurl: 'url',
          title: 'metatitle',
          tags: 'old.tags',
          visits: 'old.clicks',
        },
      },
    ],
  },
  'T.LY': {
    isVerified: false,
    files: [
      {
        needed: ['shorturl', 'longurl', 'shortid'],
        fields: {
          shorturl: 'old.link',
          longurl: 'url',
          domain: 'old.domain',
          shortid: 'custom',
          description: 'description',
          expireatdatetime: 'expiry',
          createdat: 'old.date',
        },
      },
    ],
  },
  TinyURL: {
    isVerified: false,
    files: [
      {
        needed: ['tinyurl', 'alias', 'url'],
        fields: {
          domain: 'old.domain',
          alias: 'custom',
          tinyurl: 'old.link',
          url: 'url',
          tags: 'old.tags',
          createdat: 'old.date',
          expiresat: 'expiry',
        },
      },
    ],
  },
};

const knownFiles = Object.entries(services).flatMap(([name, { isVerified, files }]) =>
  files.map((file) => ({ ...file, name, isVerified })),
);

/** The service whose export has these headers, in any order and case; undefined for every other file. */
export function knownFileOf(headers: readonly string[]): (KnownService & KnownFile) | undefined {
  const names = new Set(headers.map(plainHeader));
  return knownFiles.find(({ needed }) => needed.every((name) => names.has(name)));
}

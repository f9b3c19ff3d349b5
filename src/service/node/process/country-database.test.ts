/** Tests of the country database, on files that are put together here byte by byte. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCountryDatabase } from './country-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkdeck-countries-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Value = string | number | { [name: string]: Value };

/** A value as the format writes it: a type in the upper three bits, a size in the lower five. */
function encoded(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  if (typeof value === 'number')
    return Buffer.from([(6 << 5) | 4, ...[24, 16, 8, 0].map((shift) => (value >> shift) & 255)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flat().map((part) => encoded(part)),
  ]);
}

/** A database of IPv4 in which addresses from 128.0.0.0 on have a record, and the others none. */
function database(kind: string, record: Value): Buffer {
  const nodeCount = 1;
  const nothing = nodeCount;
  const data = nodeCount + 16;
  const tree = Buffer.from(
    [nothing, data].flatMap((to) => [(to >> 16) & 255, (to >> 8) & 255, to & 255]),
  );
  const metadata = {
    node_count: nodeCount,
    record_size: 24,
    ip_version: 4,
    database_type: kind,
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
  };
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    encoded(record),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    encoded(metadata),
  ]);
}

async function fileOf(name: string, content: Buffer | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('openCountryDatabase', () => {
  it.each([
    ['GeoLite2-Country', { country: { iso_code: 'DE' } }],
    ['generic country', { country: 'DE' }],
    ['another country', { country: 'Germany', country_code: 'DE' }],
  ])('tells the country of an address by a file of the kind "%s"', async (kind, record) => {
    const countryOf = await openCountryDatabase(
      await fileOf(`${kind}.mmdb`, database(kind, record)),
    );
    expect(['203.0.113.7', '1.1.1.1', 'nonsense', ''].map(countryOf)).toEqual([
      'DE',
      null,
      null,
      null,
    ]);
  });

  it('knows no country where a record has none', async () => {
    const countryOf = await openCountryDatabase(
      await fileOf('city.mmdb', database('X-City', { city: { name: 'x' } })),
    );
    expect(countryOf('203.0.113.7')).toBeNull();
  });

  it('says in one line what is wrong with a file', async () => {
    const message = (file: string) =>
      openCountryDatabase(file).then(
        () => '',
        (error: unknown) => String(error),
      );
    expect(await message(join(folder, 'none.mmdb'))).toMatch(
      /none\.mmdb cannot be used: there is no such file\.$/,
    );
    expect(await message(await fileOf('text.mmdb', 'hello'))).toMatch(
      /cannot be used: it is not a database in the MaxMind format/,
    );
    expect(await message(await fileOf('empty.mmdb', ''))).toMatch(
      /cannot be used: it is not a database/,
    );
    expect(await message(folder)).toMatch(/cannot be used: /);
    expect(await message(await fileOf('asn.mmdb', database('GeoLite2-ASN', { x: 1 })))).toMatch(
      /of the kind "GeoLite2-ASN"/,
    );
  });
});

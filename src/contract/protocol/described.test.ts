import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { described, namedObject } from './described.ts';

const titleOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.title;

it('A described schema checks what the schema checks, which has no words of it', () => {
  const short = z.string().check(z.maxLength(3));
  const name = described(short, { title: 'Name' });
  expect(name.safeParse('long').success).toBe(false);
  expect([titleOf(name), titleOf(short)]).toEqual(['Name', undefined]);
});

it('Words of a described schema are added to, and what a schema is made of has its own', () => {
  const name = described(z.string(), { title: 'Name', description: 'At most 3 letters' });
  const nickname = described(name, { title: 'Nickname' });
  expect(z.globalRegistry.get(nickname)).toEqual({
    title: 'Nickname',
    description: 'At most 3 letters',
  });
  expect(titleOf(z.optional(name))).toBeUndefined();
});

it('An object with a name encodes each of its values once', () => {
  let encoded = 0;
  const size = z.codec(z.string(), z.int(), {
    decode: Number,
    encode: (value) => {
      encoded += 1;
      return String(value);
    },
  });
  expect(z.encode(namedObject('Shoe', { size }), { size: 43 })).toEqual({ size: '43' });
  expect(encoded).toBe(1);
});

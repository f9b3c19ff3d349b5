import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  count,
  day,
  flag,
  httpUrl,
  id,
  integerInUrl,
  isTimestamp,
  maxUrlLength,
  moment,
  text,
  timestampInput,
  urlText,
} from './values.ts';

const anything = fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true });

describe('A whole number', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
  ])('is read from %j', (wire, value) => {
    expect(id.parse(wire)).toBe(value);
    expect(count.parse(wire)).toBe(value);
  });

  it.each([
    '',
    ' ',
    ' 7',
    '7 ',
    '7.0',
    '1e3',
    '0x10',
    'seven',
    'NaN',
    'Infinity',
    '9999999999999999',
    1.5,
    Number.NaN,
  ])('is not read from %j', (wire) => {
    expect(id.safeParse(wire).success).toBe(false);
    expect(count.safeParse(wire).success).toBe(false);
  });

  it.each([{ wire: null }, { wire: true }, { wire: [] }, { wire: [7] }, { wire: {} }])(
    'is not made up from $wire',
    ({ wire }) => {
      expect(count.safeParse(wire).success).toBe(false);
    },
  );

  it.each([
    ['1,204', 1204],
    ['1.204', 1204],
    ['1 204', 1204],
    ['1\u00A0204', 1204],
    ['1\u202F204', 1204],
    ["1'204", 1204],
    ['1.204.567', 1_204_567],
    ['999,999,999,999,999', 999_999_999_999_999],
  ])('is read from a count with separators: %j', (wire, value) => {
    expect(count.parse(wire)).toBe(value);
    expect(id.safeParse(wire).success).toBe(false);
  });

  it.each([
    '1,2',
    '1,20',
    '1,2045',
    '0.204',
    '0,500',
    '1.204,567',
    '1 204.567',
    '1,204.00',
    ',204',
    '1,204,',
    '1,,204',
    '1234,567',
    '-1,204',
    '1-204',
    '9,999,999,999,999,999',
  ])('is not guessed from %j', (wire) => {
    expect(count.safeParse(wire).success).toBe(false);
  });

  it('is the same number with separators as without', () => {
    const separators = fc.constantFrom(',', '.', ' ', "'", '\u00A0', '\u2009', '\u202F', '\u2019');
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), separators, (number, separator) => {
        const grouped = number.toLocaleString('en-US').replaceAll(',', separator);
        expect(count.parse(grouped)).toBe(number);
      }),
      propertyRuns(),
    );
  });

  it('starts at one for an identifier and at zero for a counter', () => {
    expect(id.safeParse(0).success).toBe(false);
    expect(count.parse(0)).toBe(0);
    expect(count.safeParse('-1').success).toBe(false);
  });

  it('is never NaN, infinite or negative, whatever comes', () => {
    fc.assert(
      fc.property(anything, (wire) => {
        const read = count.safeParse(wire);
        if (read.success) expect(Number.isSafeInteger(read.data) && read.data >= 0).toBe(true);
      }),
      propertyRuns(),
    );
  });

  it('is sent as a number, and in a URL as text', () => {
    expect(z.encode(id, 7)).toBe(7);
    expect(z.encode(integerInUrl(1), 7)).toBe('7');
    expect(() => z.encode(count, Number.NaN)).toThrow();
    expect(() => z.encode(integerInUrl(1), 0)).toThrow();
  });

  it('comes back from a URL as it went in', () => {
    const page = integerInUrl(1);
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (value) => {
        expect(page.parse(z.encode(page, value))).toBe(value);
      }),
      propertyRuns(),
    );
  });
});

describe('A flag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
  ])('is read from %j', (wire, value) => {
    expect(flag.parse(wire)).toBe(value);
  });

  it.each(['yes', 'TRUE', '', 2, -1, null, undefined])('is not guessed from %j', (wire) => {
    expect(flag.safeParse(wire).success).toBe(false);
  });

  it('is sent as true or false', () => {
    expect([z.encode(flag, true), z.encode(flag, false)]).toEqual([true, false]);
  });
});

describe('Text', () => {
  it('is kept as it came, markup and blanks included', () => {
    expect(text.parse(' <b>Sale</b> &amp; more ')).toBe(' <b>Sale</b> &amp; more ');
    expect(urlText.parse('javascript:alert(1)')).toBe('javascript:alert(1)');
  });

  it('is empty where a host sends null, and nothing else is turned into text', () => {
    expect(text.parse(null)).toBe('');
    for (const wire of [undefined, 0, false, {}, []])
      expect(text.safeParse(wire).success).toBe(false);
  });
});

describe('A moment', () => {
  it.each([null, '', '  ', '0000-00-00 00:00:00', '0000-00-00'])(
    'is nothing where a host sends %j',
    (wire) => {
      expect(moment.parse(wire)).toBeNull();
      expect(day.parse(wire)).toBeNull();
    },
  );

  it('is kept as it came otherwise, so that it can be shown', () => {
    expect(moment.parse('2026-03-01 12:00:00')).toBe('2026-03-01 12:00:00');
    expect(moment.parse('next week')).toBe('next week');
    expect(day.parse('2026-03-01')).toBe('2026-03-01');
  });

  it('is sent as it is, and nothing as null', () => {
    expect(z.encode(moment, '2026-03-01 12:00:00')).toBe('2026-03-01 12:00:00');
    expect(z.encode(moment, null)).toBeNull();
  });
});

describe('A moment that a user sends', () => {
  it.each(['2027-01-31 18:00:00', '2028-02-29 00:00:00', '9999-12-31 23:59:59'])(
    'may be %j',
    (value) => {
      expect(timestampInput.parse(value)).toBe(value);
    },
  );

  it.each([
    '2027-02-29 00:00:00',
    '2027-13-01 00:00:00',
    '2027-01-32 00:00:00',
    '2027-01-31 24:00:00',
    '2027-01-31 18:60:00',
    '2027-01-31',
    '2027-01-31T18:00:00',
    '2027-01-31 18:00:00Z',
    '2027-1-31 18:00:00',
    '',
  ])('may not be %j, and the message shows the form', (value) => {
    expect(isTimestamp(value)).toBe(false);
    expect(timestampInput.safeParse(value).error?.issues[0]?.message).toContain(
      'YYYY-MM-DD HH:MM:SS',
    );
  });
});

describe('An address that a user sends', () => {
  it.each([
    'https://shop.example',
    'HTTP://SHOP.EXAMPLE/',
    'https://xn--bcher-kva.example/ü?q=%20#x',
    'http://[::1]:8080/',
    `https://shop.example/${'a'.repeat(maxUrlLength - 21)}`,
  ])('may be %j', (value) => {
    expect(httpUrl.parse(value)).toBe(value);
  });

  it.each([
    ['shop.example', 'complete web address'],
    ['', 'complete web address'],
    ['https://', 'complete web address'],
    ['javascript:alert(1)', 'http:// or https://'],
    ['data:text/html,hi', 'http:// or https://'],
    ['ftp://shop.example', 'http:// or https://'],
    ['https://sam@shop.example', 'user name or password'],
    ['https://sam:secret@shop.example', 'user name or password'],
    ['https://shop.example/\r\nSet-Cookie: a=b', 'control or text-direction'],
    ['https://shop.example/\u202egnp.exe', 'control or text-direction'],
    ['https://shop.example/\u061c1/2', 'control or text-direction'],
    [`https://shop.example/${'a'.repeat(maxUrlLength)}`, `at most ${maxUrlLength}`],
  ])('may not be %j, and the message says what is wrong', (value, words) => {
    expect(httpUrl.safeParse(value).error?.issues[0]?.message).toContain(words);
  });

  it('has only problems or a scheme of the web, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (value) => {
        if (httpUrl.safeParse(value).success) expect(new URL(value).protocol).toMatch(/^https?:$/);
      }),
      propertyRuns(),
    );
  });
});

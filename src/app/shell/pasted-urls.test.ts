import { describe, expect, it } from 'vitest';
import { isPastedTable, pastedUrls } from './pasted-urls.ts';

const one = 'https://shop.example/one';
const two = 'https://shop.example/two';

describe('A pasted text', () => {
  it.each([
    one,
    ` ${one}\n`,
    `<${one}>`,
    `“${one}”`,
    `„${one}“`,
    `"${one}"`,
    `'${one}'`,
    `«${one}»`,
    `\`${one}\``,
    `"<${one}>",`,
    `[One](${one})`,
    `[The first one](<${one}> "Title")`,
    `- [One](${one})`,
    `\u200b${one}\u200b`,
    `\u202a${one}\u202c`,
    `»${one}«`,
    `‹${one}›`,
    `「${one}」`,
    `**${one}**`,
    `[${one}]`,
    `(${one}).`,
    `${one}。`,
    `> ${one}`,
    `- [ ] ${one}`,
  ])('that is one address, whatever is around it: %j', (text) => {
    expect(pastedUrls(text)).toEqual([one]);
  });

  it.each([
    'shop.example/one',
    'www.shop.example',
    'пример.рф/один',
    'shop.example:8080/one?a=b',
    'https:///shop.example',
    'https://shop.example/one_(two)',
  ])('that is an address stays as it is: %s', (text) => {
    expect(pastedUrls(text)).toEqual([text]);
  });

  it.each([
    `${one}\n${two}`,
    `${one} ${two}`,
    `${one}, ${two}`,
    `${one};\r\n${two};`,
    `- ${one}\n- ${two}`,
    `1. [One](${one})\n2. [Two](${two})`,
    `* <${one}>\n\n* <${two}>`,
    `${one},${two}`,
    `${one} | ${two}`,
    `${one}|${two}`,
    `"${one}","${two}"`,
    `${one}، ${two}`,
    `☐ ${one}\n☑ ${two}`,
    `a) ${one}\nb) ${two}`,
    `[One](${one}) [Two](${two})`,
  ])('that is several addresses: %j', (text) => {
    expect(pastedUrls(text)).toEqual([one, two]);
  });

  it.each([
    '',
    'just words',
    'node.js',
    'report.pdf',
    'sam@shop.example',
    `See ${one}`,
    `${one} and ${two}`,
    '31.12.2027',
    '1.2.3/4',
    'javascript:alert(1)',
    'ftp://shop.example/one',
  ])('that says more, or is none: %j', (text) => {
    expect(pastedUrls(text)).toEqual([]);
  });

  it('that is a table with addresses', () => {
    expect(isPastedTable(`url\talias\n${one}\ta1`)).toBe(true);
    expect(isPastedTable(`${one}\ta1`)).toBe(true);
    for (const text of ['a\tb\nc\td', `url,alias\n${one},a1`, one, ''])
      expect(isPastedTable(text)).toBe(false);
  });
});

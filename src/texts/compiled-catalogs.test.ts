/** Compiled catalogs: each text reads the same whether the build has compiled it or use-intl reads it as it is written. */
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { flatTexts } from '#testing/texts/flat-texts.ts';
import { messageFacts } from '#testing/texts/message-facts.ts';
import { languages } from './languages.ts';

/** What draws a tag. */
type Mark = (inside: unknown) => string;

const formatters = {
  getNumberFormat: (...asked: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...asked),
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...asked),
  getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...asked),
};

/** A value for each slot of a text: three for a number, a pair of brackets for a tag. */
function valuesFor(text: string): Record<string, string | number | Mark> {
  const given: Record<string, string | number | Mark> = {};
  for (const slot of messageFacts(text).slots) {
    const [name = '', kind] = slot.replaceAll(/[<>]/g, '').split(' ');
    if (slot.startsWith('<')) given[name] = (inside) => `[${String(inside)}]`;
    else given[name] = kind === 'plural' || kind === 'number' ? 3 : `{${name}}`;
  }
  return given;
}

it.each(Object.entries(languages))(
  'The texts in %s are written the same',
  async (tag, language) => {
    const texts = flatTexts(await language.load());
    expect(texts.length).toBeGreaterThan(1000);
    for (const [key, text] of texts) {
      const given = valuesFor(text);
      const t = createTranslator<Record<string, string>>({ locale: tag, messages: { text } });
      const built: unknown = format(compile(text), tag, given, { formatters });
      const written = Array.isArray(built) ? built.join('') : built;
      expect([key, written]).toEqual([key, t.markup('text', given)]);
    }
  },
);

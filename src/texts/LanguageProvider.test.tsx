/** The language of the dashboard, with a pseudo-language as the second one. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useTranslations } from 'use-intl';
import { afterEach, expect, it } from 'vitest';
import { pseudoTexts } from '#testing/texts/pseudo-language.ts';
import type { Catalog } from './catalog.ts';
import { dashboard } from './en/dashboard.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { chooseLanguage, type Languages, languages } from './languages.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});

function Screen() {
  const t = useTranslations('domains');
  return (
    <label>
      {t('title')} <input />
    </label>
  );
}

interface Asked {
  wanted: readonly string[];
  direction?: 'ltr' | 'rtl' | null;
  first?: { tag: string; catalog: Catalog };
}

const english = { tag: 'en', catalog: dashboard };

function open(
  { wanted, direction = null, first = english }: Asked,
  load = () => Promise.resolve(pseudoTexts),
) {
  const loaded: string[] = [];
  const among: Languages = {
    ...languages,
    qps: {
      name: 'Pseudo',
      direction: 'rtl',
      load: () => {
        loaded.push('qps');
        return load();
      },
    },
  };
  const page = (tags: readonly string[], decided = direction) => (
    <LanguageProvider
      wanted={tags}
      first={first}
      localeOf={() => document.documentElement.lang || 'en'}
      direction={decided}
      among={among}
    >
      <Screen />
    </LanguageProvider>
  );
  const { rerender } = render(page(wanted));
  return {
    loaded,
    want: (...tags: string[]) => rerender(page(tags)),
    decide: (by: Asked['direction']) => rerender(page(wanted, by)),
  };
}

it('A change of language keeps what was typed, loads one catalog once, and turns the document', async () => {
  const { loaded, want } = open({ wanted: ['en-GB'] });
  await userEvent.setup().type(screen.getByLabelText('Domains'), 'go.test');
  expect(loaded).toEqual([]);
  want('qps-Arab', 'en');
  const field = await screen.findByLabelText('⟦Domains~~~⟧');
  expect(field).toHaveProperty('value', 'go.test');
  expect(loaded).toEqual(['qps']);
  expect(document.documentElement.lang).toBe('qps');
  expect(document.documentElement.dir).toBe('rtl');
  want('en-GB');
  expect(await screen.findByLabelText('Domains')).toBe(field);
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
});

it('The first language is that of the document, without a catalog more', () => {
  const { loaded } = open({ wanted: ['qps'], first: { tag: 'qps', catalog: pseudoTexts } });
  expect(screen.getByLabelText('⟦Domains~~~⟧')).toBeDefined();
  expect(document.documentElement.lang).toBe('qps');
  expect(document.documentElement.dir).toBe('rtl');
  expect(loaded).toEqual([]);
});

it('A parent page that decides on the direction keeps it', async () => {
  const { want } = open({ wanted: ['en'], direction: 'ltr' });
  want('qps');
  await screen.findByLabelText('⟦Domains~~~⟧');
  expect(document.documentElement.dir).toBe('ltr');
});

it('A parent page may turn the document later, and leave it to the language again', () => {
  const { decide } = open({ wanted: ['en'] });
  decide('rtl');
  expect(document.documentElement.dir).toBe('rtl');
  decide(null);
  expect(document.documentElement.dir).toBe('ltr');
});

it('A catalog that cannot be loaded leaves the language as it is', async () => {
  const { loaded, want } = open({ wanted: ['en'] }, () => Promise.reject(new Error('offline')));
  want('qps');
  await Promise.resolve();
  expect(loaded).toEqual(['qps']);
  expect(screen.getByLabelText('Domains')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

it.each([
  [['fr-FR', 'EN-us'], 'en'],
  [['ja'], 'en'],
  [[], 'en'],
  [['constructor', 'qps-Latn'], 'qps'],
])('Of %j, %s is spoken', (wanted, tag) => {
  const qps = {
    name: 'Pseudo',
    direction: 'ltr',
    load: () => Promise.resolve(pseudoTexts),
  } as const;
  expect(chooseLanguage(wanted, { ...languages, qps })).toBe(tag);
});

/** Catalogs: every language has the texts, values and plural cases that it needs, and every text is used. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { flatTexts, type Texts } from '#testing/texts/flat-texts.ts';
import { looseTexts } from '#testing/texts/loose-texts.ts';
import { messageFacts } from '#testing/texts/message-facts.ts';
import { dashboard as en } from './en/dashboard.ts';
import { languages } from './languages.ts';
import { englishStart, loadStart } from './start-texts.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose texts all come from catalogs. */
const translated = [
  'app/budget',
  'app/offline',
  'app/palette',
  'app/parts',
  'app/quick-create',
  'app/routing',
  'app/shell',
  'client/errors',
  'client/rate-limit',
  'engine/jobs',
  'engine/library',
  'engine/links',
  'engine/worker/accounts',
  'features',
  'pages',
  'ui',
];

/** The keys that a source may name. */
interface Spelled {
  /** `'domains.add'`. */
  readonly whole: ReadonlySet<string>;
  /** Those before a part that is chosen: `kind` of `` `kind.${kind}` ``. */
  readonly heads: ReadonlySet<string>;
}

function spelledIn(source: string): Spelled {
  const first = (pattern: RegExp) =>
    new Set([...source.matchAll(pattern)].map(([, key = '']) => key));
  return { whole: first(/'([\w.-]+)'/g), heads: first(/`([\w.-]+)\.\$\{/g) };
}

/** Whether a source names a key: whole, or but for its last part. */
function spells({ whole, heads }: Spelled, key: string): boolean {
  return whole.has(key) || heads.has(key.split('.').slice(0, -1).join('.'));
}

async function filesIn(folder: string): Promise<[path: string, source: string][]> {
  const found = await readdir(join(sources, folder), { recursive: true });
  const paths = found
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(folder, path));
  return Promise.all(
    paths.map(
      async (path) => [path, await readFile(join(sources, path), 'utf8')] as [string, string],
    ),
  );
}

describe.each(Object.keys(languages))('The texts in %s', (tag) => {
  let texts: Map<string, string>;
  let english: Map<string, string>;

  beforeAll(async () => {
    const language = Object.entries(languages).find(([key]) => key === tag)?.[1];
    texts = new Map(flatTexts((await language?.load()) ?? {}));
    english = new Map(flatTexts(await languages.en.load()));
  });

  it('are all there, each with the values and tags of the English one', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect([key, messageFacts(text).slots]).toEqual([
        key,
        messageFacts(english.get(key) ?? '').slots,
      ]);
    }
  });

  it('have each plural in every case of the language', () => {
    const cases = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
    for (const [key, text] of texts) {
      for (const plural of messageFacts(text).plurals) expect([key, plural]).toEqual([key, cases]);
    }
  });

  it('are written so that both formatters take them in one way', () => {
    for (const [key, text] of texts) {
      expect([key, text.trim()]).toEqual([key, text]);
      // One of them drops offsets, and a straight apostrophe hides what follows it.
      expect([key, text]).not.toEqual([key, expect.stringMatching(/offset:|'/)]);
    }
  });
});

describe('The texts of what the client and the engine tell', () => {
  it('take the values that a message brings', async () => {
    const source = await readFile(join(sources, 'contract/message.ts'), 'utf8');
    const listed = [...source.matchAll(/^ {2}readonly (\w+): (null|\{[^}]*\});$/gm)].map(
      ([, key = '', values = '']) => [
        key,
        [...values.matchAll(/(\w+):/g)].map(([, name]) => name).sort(),
      ],
    );
    const needed = flatTexts(en.messages).map(([key, text]) => [
      key,
      [...new Set(messageFacts(text).slots.map((slot) => slot.split(' ')[0]))].sort(),
    ]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(needed));
  });
});

describe('The texts of the first screen', () => {
  const allStarts = () => Promise.all(Object.keys(languages).map((tag) => loadStart([tag])));

  it('are there in every language of the dashboard, with the values of the English ones', async () => {
    const starts = await allStarts();
    // Where a language has none, English comes.
    expect(starts.map(({ tag }) => tag)).toEqual(Object.keys(languages));
    const valuesOf = (texts: Texts) =>
      flatTexts(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]);
    for (const { texts } of starts) expect(valuesOf(texts)).toEqual(valuesOf(englishStart.texts));
  });

  it('are plain, because nothing formats plurals or tags there', async () => {
    const texts = (await allStarts()).flatMap((each) => flatTexts(each.texts));
    for (const [key, text] of texts)
      expect([key, text.replaceAll(/\{\w+\}/g, '')]).toEqual([
        key,
        expect.not.stringMatching(/[{}<>]/),
      ]);
  });

  it('are all used', async () => {
    const code = (await filesIn('.')).filter(
      ([path]) => !path.startsWith('texts/') && !path.startsWith('testing/'),
    );
    const unused = flatTexts(englishStart.texts).filter(([key]) => {
      const parts = key.split('.');
      // `texts.submit`, `'sessionNote'` of a list, or a part that is chosen: `failed[kind]`.
      return !parts.some((part, index) =>
        code.some(([, source]) =>
          index === parts.length - 1
            ? source.includes(`.${part}`) || source.includes(`'${part}'`)
            : new RegExp(`\\b${part}\\[`).test(source),
        ),
      );
    });
    expect(unused).toEqual([]);
  });
});

describe('The keys of the catalogs', () => {
  it('are all used', async () => {
    const code = (await filesIn('.'))
      .filter(([path]) => !path.startsWith('texts/') && !path.startsWith('testing/'))
      .map(([path, source]) => [path, spelledIn(source)] as const);
    const unused = flatTexts(await languages.en.load())
      .map(([key]) => key)
      .filter((key) => {
        const parts = key.split('.');
        // Named by the contract, see the test of its messages.
        if (parts[0] === 'checks') return false;
        // `sentence('timeout')` names the key alone.
        if (parts[0] === 'messages')
          return !code.some(
            ([path, named]) => !path.startsWith('contract/') && spells(named, parts[1] ?? ''),
          );
        // `useTranslations()` with the whole key, as the list of screens names its titles.
        if (code.some(([, { whole }]) => whole.has(key))) return false;
        // `useTranslations('domains.add')` with `t('title')`, and every other place to cut it.
        return !parts.some((_, cut) => {
          if (cut === 0) return false;
          const area = parts.slice(0, cut).join('.');
          const rest = parts.slice(cut).join('.');
          return code.some(([, named]) => named.whole.has(area) && spells(named, rest));
        });
      });
    expect(unused).toEqual([]);
  });
});

describe('Texts outside of the catalogs', () => {
  it.each(translated)('are none in %s', async (folder) => {
    const files = await filesIn(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.flatMap(([path, source]) => looseTexts(path, source).map((text) => `${path}:${text}`)),
    ).toEqual([]);
  });

  it.each([
    ['<p>Nothing yet</p>', '1: Nothing yet'],
    ['<p>{n} links</p>', '1: links'],
    ['<Button aria-label="Close" />', '1: Close'],
    ["<Button title={open ? 'close' : t('x')} label={'close'} />", '1: close'],
    ["const title = 'Add domain';", '1: Add domain'],
    ["const words = { done: 'Done' };", '1: Done'],
    ['const words = `Domain ${id}`;', '1: Domain …'],
    ['announce(`${n} links were deleted`);', '1: … links were deleted'],
    ['<div aria-label={`${label}. Arrow keys read it.`} />', '1: …. Arrow keys read it.'],
  ])('are found: %s', (source, text) => {
    expect(looseTexts('a.tsx', source)).toContain(text);
  });

  it.each([
    '<Button variant="default" data-x="Some words" className="Big letters" />',
    "import { x } from 'Some place';",
    "throw new Error('Nobody reads this');",
    "const t = useTranslations('domains.add'); t('title'); t('change.menu');",
    '<a href={`https://${host}`}>{name}</a>',
    "type Kind = 'Add domain';",
    "if (event.key !== 'Escape') return;",
  ])('and not where nobody reads them: %s', (source) => {
    expect(looseTexts('a.tsx', source)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { readImporters, relatedTests } from './related-tests.ts';

it('Related tests are those beside a file, then those of its importers', () => {
  const sources = new Map([
    ['src/base/fold.ts', ''],
    ['src/base/fold.test.ts', "import { fold } from './fold.ts';"],
    ['src/engine/search.ts', "import { fold } from '#base/fold.ts';"],
    ['src/engine/search.test.ts', "import { search } from './search.ts';"],
    ['src/pages/Links.tsx', "const search = await import('#engine/search.ts');"],
    ['src/pages/Links.test.tsx', "import { renderPage } from '#testing/render-page.tsx';"],
    ['src/service/other.test.ts', ''],
  ]);
  const tests = [...sources.keys()].filter((path) => path.includes('.test.'));
  expect(relatedTests('src/base/fold.ts', readImporters(sources), tests)).toEqual([
    'src/base/fold.test.ts',
    'src/engine/search.test.ts',
    'src/pages/Links.test.tsx',
  ]);
});

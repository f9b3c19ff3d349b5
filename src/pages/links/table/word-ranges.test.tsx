import { expect, it } from 'vitest';
import { searchWords } from '#contract/search.ts';
import { rangesOf } from './word-ranges.ts';

function marked(html: string, keywords: string): string[] {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(html));
  return rangesOf(root, searchWords(keywords)).map(String);
}

it('Each word of a search is found in the searched text of rows, in each case of its letters', () => {
  const rows =
    '<p data-searched>Summer Sale <b>of summer</b> tents</p><p data-searched>sale-2</p><p>2 sales</p>';
  expect(marked(rows, 'SUMMER sale')).toEqual(['Summer', 'Sale', 'summer', 'sale']);
  expect(marked(rows, '')).toEqual([]);
});

it('A text whose folded form has other places is left unmarked', () => {
  expect(marked('<p data-searched>ﬁsh and sea</p>', 'sea')).toEqual([]);
  expect(marked('<p data-searched>Straße am See</p>', 'see')).toEqual(['See']);
});

it('A word is found across the place where its text is cut, and not across two texts', () => {
  const cut = '<b data-cut><i>first-snow-par</i><i>tner-site</i></b>';
  expect(marked(`<p data-searched>${cut}</p>`, 'partner snow')).toEqual(['partner', 'snow']);
  expect(marked(`<p data-searched>par<b>tner</b>${cut}</p>`, 'rtner')).toEqual(['rtner']);
});

/** The select of orders on a phone: which one it names, and which ones it offers. */
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readListState } from '#features/link-list/list-state.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { SortSelect } from './SortSelect.tsx';

function show(query: string, sortsAll: boolean) {
  const state = readListState(new URLSearchParams(query));
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <SortSelect state={state} sortsAll={sortsAll} onChange={() => undefined} />
      </EnglishTexts>
    </MantineProvider>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  return {
    shown: select.selectedOptions[0]?.textContent,
    offered: [...select.options].map(({ textContent }) => textContent),
  };
}

it('The order of the address is named also while it waits for all links', () => {
  const { shown, offered } = show('sort=title&dir=asc', false);
  expect(shown).toBe('Title, A to Z');
  expect(offered).toHaveLength(3);
});

it.each([
  ['two orders of the service', false, 2],
  ['every order', true, 17],
])('%s are offered, all links here: %s', (_, sortsAll, count) => {
  const { shown, offered } = show('', sortsAll);
  expect(shown).toBe('Newest');
  expect(offered).toHaveLength(count);
});

import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { PickerStatus } from './PickerStatus.tsx';

it.each([
  [1, '1 more of your channels is not loaded, and not searched.'],
  [1200, '1,200 more of your channels are not loaded, and not searched.'],
])('%s that are not loaded are told in words', (notLoaded, words) => {
  render(
    <MantineProvider>
      <EnglishTexts>
        <PickerStatus pages={{ loaded: 100, notLoaded, loading: false, error: null, loadMore: undefined }} things="channels" />
      </EnglishTexts>
    </MantineProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});

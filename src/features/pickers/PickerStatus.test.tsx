import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { PickerStatus } from './PickerStatus.tsx';

it.each([
  [1, '1 more isn’t loaded yet, and not searched.'],
  [1200, '1,200 more aren’t loaded yet, and not searched.'],
])('%s that are not loaded are told in words', (notLoaded, words) => {
  render(
    <MantineProvider>
      <EnglishTexts>
        <PickerStatus
          pages={{ rows: [1], notLoaded, isLoading: false, error: null, loadMore: undefined }}
          kind="channel"
        />
      </EnglishTexts>
    </MantineProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});

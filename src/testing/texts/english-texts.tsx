/** English texts: the catalog around a part of a screen that a test renders alone. */
import type { ReactNode } from 'react';
import { dashboard } from '#texts/en/dashboard.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';

export function EnglishTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider catalog={dashboard} locale="en">
      {children}
    </TextsProvider>
  );
}

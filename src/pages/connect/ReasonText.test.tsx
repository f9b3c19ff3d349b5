/** The details of a failed sign-in: in the language of the screen, and readable where no texts can be loaded. */
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sentence } from '#contract/message.ts';
import { languages } from '#texts/languages.ts';
import { englishStart, StartContext } from '#texts/start-texts.ts';
import { ReasonText } from './ReasonText.tsx';

const reason = [
  sentence('timeout', { url: 'https://sho.example', seconds: 15 }),
  sentence('tryAgain'),
];

const show = (tag: string) =>
  render(
    <StartContext value={{ ...englishStart, tag }}>
      <p>
        <ReasonText reason={reason} />
      </p>
    </StartContext>,
  );

it.each([
  ['en', 'https://sho.example did not answer within 15 seconds. Try again.'],
  [
    'de',
    'https://sho.example hat nicht innerhalb von 15 Sekunden geantwortet. Bitte noch einmal versuchen.',
  ],
])('A reason is written in %s', async (tag, text) => {
  show(tag);
  expect(await screen.findByText(text)).toBeDefined();
});

it('A reason whose texts cannot be loaded is shown without a language', async () => {
  const load = vi.spyOn(languages.es, 'load').mockRejectedValue(new Error('offline'));
  show('es');
  await waitFor(() => expect(load.mock.calls.length).toBe(1));
  expect(
    screen.getByText('timeout (url: https://sho.example, seconds: 15); tryAgain'),
  ).toBeDefined();
});

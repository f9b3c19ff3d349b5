/** Messages of the client and the engine, and checks of values, in the language of the screen. */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/errors/api-error.ts';
import { joinMessages, sentence } from '#contract/message.ts';
import { dashboard } from '#texts/de/dashboard.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';
import { useCheckText } from './use-check-text.ts';
import { useErrorText, useMessage } from './use-message.ts';

function inGerman<Write>(hook: () => Write): Write {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextsProvider catalog={dashboard} locale="de">
      {children}
    </TextsProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

describe('On a German screen', () => {
  it('a message is German, and what a service said stays as it is', () => {
    const write = inGerman(useMessage);
    expect(
      write(
        joinMessages(
          [sentence('recordMissing', { field: 'channel', name: 'Radio' })],
          'name: No room',
        ),
      ),
    ).toBe(
      'Der Kanal „Radio“ wurde nicht angelegt, und daher auch dieser Link nicht. name: No room',
    );
    expect(write([sentence('neverArrived', { attempts: 1 })])).toMatch(/^Einmal ohne Erfolg/);
    expect(write('')).toBe('');
    // As jobs of earlier versions are stored.
    expect(write('The service failed.')).toBe('The service failed.');
  });

  it('an error is named by its reason, and one of another kind by its own words', () => {
    const text = inGerman(useErrorText);
    expect(text(new ApiError('limit', [sentence('waitSeconds', { seconds: 2 })]))).toBe(
      'Bitte in 2 Sekunden noch einmal versuchen.',
    );
    expect(text(new TypeError('x is undefined'))).toBe('x is undefined');
    expect(text('gone')).toBe('gone');
  });

  it('a check of a value is German, also where the service answers it', () => {
    const text = inGerman(useCheckText);
    expect(text('Must be at most 100 characters long')).toBe(
      'Darf höchstens 100 Zeichen lang sein',
    );
    expect(text('Give the channel a name')).toBe('Bitte einen Namen eingeben');
    expect(text('Is reserved')).toBe('Is reserved');
  });
});

/** The texts of the first screen: values, languages that cannot be loaded, and a change of language. */
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartProvider } from './StartProvider.tsx';
import { englishStart, fill, loadStart, timeIn, useStart } from './start-texts.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});

describe('A text of the first screen', () => {
  it('has its values put in, also such as look like a slot', () => {
    expect(fill('{count} of {time}.', { count: '{time}', time: '3 s' })).toBe('{time} of 3 s.');
  });

  it('has times with the plural of the language', () => {
    expect([
      timeIn('en', 1, 'second'),
      timeIn('en', 15, 'minute'),
      timeIn('de', 15, 'minute'),
    ]).toEqual(['1 second', '15 minutes', '15 Minuten']);
  });
});

describe('The language of the first screen', () => {
  it('is English where the wanted one is not spoken, or cannot be loaded', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('gone')));
    expect(await loadStart(['tlh'], { en: failing })).toBe(englishStart);
    expect(await loadStart(['en-GB'], { en: failing })).toBe(englishStart);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('is told to the browser, with its direction unless a parent page decides', () => {
    function Shown() {
      return <p>{useStart().texts.connect.title}</p>;
    }
    document.documentElement.lang = 'xx';
    const page = (direction: 'ltr' | 'rtl' | null) => (
      <StartProvider first={englishStart} wanted={['en']} isShown direction={direction}>
        <Shown />
      </StartProvider>
    );
    const { unmount } = render(page('rtl'));
    expect(screen.getByText('Sign in')).toBeDefined();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'rtl']);
    unmount();
    render(page(null));
    expect(document.documentElement.dir).toBe('ltr');
  });
});

/** React on a page that a browser translates. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translatePage } from '#testing/translate-page.ts';
import { keepTranslatedTexts } from './translated-page.ts';

beforeAll(() => keepTranslatedTexts(window));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
});

/** Observers are called in a microtask. */
const observed = () => act(() => Promise.resolve());

interface ShownProps {
  first?: boolean;
  text?: string | null;
  last?: string;
}

/** Bare texts beside elements and texts that come and go. */
function Shown({ first = false, text = null, last = '' }: ShownProps) {
  return (
    <p>
      {first ? <i>first</i> : null}
      {text}
      {last === '' ? null : <b>{last}</b>}
      {last}
    </p>
  );
}

async function renderTranslated(props: ShownProps) {
  const { container, rerender } = render(<Shown {...props} />);
  stops.push(translatePage(document));
  await observed();
  return {
    isTranslated: () => container.querySelectorAll('font > font').length,
    show: async (next: ShownProps) => {
      rerender(<Shown {...next} />);
      await observed();
      await observed();
      return container.textContent;
    },
  };
}

describe('A text that a translation has replaced', () => {
  it.each<[string, ShownProps, ShownProps, string]>([
    ['changes', { text: '1 of 2', last: 'z' }, { text: '2 of 2', last: 'z' }, '2 of 2zz'],
    ['goes', { text: 'one', last: 'z' }, { last: 'z' }, 'zz'],
    ['goes with all others', { text: 'one', last: 'z' }, {}, ''],
    ['comes', { last: 'z' }, { text: 'one', last: 'z' }, 'onezz'],
    ['gets an element before it', { text: 'one' }, { first: true, text: 'one' }, 'firstone'],
    ['loses the element before it', { first: true, text: 'one' }, { text: 'one' }, 'one'],
    ['gets one after it', { text: 'one' }, { text: 'one', last: 'z' }, 'onezz'],
    ['is the only one', { text: 'one' }, { text: 'two' }, 'two'],
  ])('%s', async (_change, before, after, expected) => {
    const { show, isTranslated } = await renderTranslated(before);
    expect(isTranslated()).toBeGreaterThan(0);
    expect(await show(after)).toBe(expected);
    expect(await show(before)).toBe(await show(before));
    expect(await show({ text: 'again' })).toBe('again');
    expect(isTranslated()).toBe(1);
  });

  it('changes many times, and each of them arrives', async () => {
    const { show } = await renderTranslated({ text: '0', last: 'z' });
    for (let count = 1; count < 5; count += 1)
      expect(await show({ text: `${count}`, last: 'z' })).toBe(`${count}zz`);
  });
});

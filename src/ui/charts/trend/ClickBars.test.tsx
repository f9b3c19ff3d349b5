import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#testing/setups/render-part.tsx';
import { ClickBars } from './ClickBars.tsx';

const day = 86_400_000;
const begin = Date.UTC(2026, 4, 1, 9, 10);

const bars = [
  { from: begin, to: begin + day, clicks: 4 },
  { from: begin + day, to: begin + 3 * day, clicks: 6 },
  { from: begin + 3 * day, to: begin + 4 * day, clicks: 12 },
];

/** Four hundred pixels for four days; of the height, the axis takes one. */
const plot = { width: 400 };

const numbersOf = (element: Element, names: readonly string[]) =>
  names.map((name) => Number(element.getAttribute(name)));

test('A bar is as wide as its time and as high as its clicks a day, and is read by arrow keys', async () => {
  const { show, user } = await renderPart(begin);
  show(
    <div style={plot}>
      <ClickBars
        bars={bars}
        // The last visit went on for a while after its reading.
        since={begin + 3 * day + 60_000}
        height={101}
        label="Clicks"
        describeTop={(rate) => `${rate} a day`}
        describe={({ clicks }) => `${clicks} clicks`}
      />
    </div>,
  );
  const chart = screen.getByRole('group');
  const drawn = () => [...chart.querySelectorAll<SVGRectElement>('rect[class*=bar]')];
  await waitFor(() => expect(drawn()).toHaveLength(3));
  // Of 400 px for four days, and of 100 px for 20 clicks a day.
  expect(drawn().map((bar) => numbersOf(bar, ['x', 'width', 'y', 'height']))).toEqual([
    [0, 99, 80, 20],
    [100, 199, 85, 15],
    [300, 99, 40, 60],
  ]);
  expect(drawn().map(({ dataset }) => dataset['new'])).toEqual([undefined, undefined, 'true']);
  expect(screen.getByText('20 a day')).toBeTruthy();
  act(() => chart.focus());
  await user.keyboard('{End}');
  const said = () => within(chart).getByRole('status').textContent;
  expect(said()).toBe('12 clicks');
  await user.keyboard('{ArrowLeft}');
  expect(said()).toBe('6 clicks');
});

test('A bar is at least 1 px wide and high, and a line is where the counter fell', async () => {
  const { show } = await renderPart(begin);
  show(
    <div style={plot}>
      <ClickBars
        bars={[
          { from: begin, to: begin + 99.9 * day, clicks: 0 },
          { from: begin + 99.9 * day, to: begin + 100 * day, clicks: 9, wasReset: true },
        ]}
        since={Infinity}
        height={101}
        label="Clicks"
        describeTop={() => 'top'}
        describe={() => ''}
        resetNote="Began again"
      />
    </div>,
  );
  const chart = screen.getByRole('group');
  const bars = () => [...chart.querySelectorAll('rect[class*=bar]')];
  await waitFor(() => expect(bars()).toHaveLength(2));
  expect(bars().map((bar) => numbersOf(bar, ['width', 'height']))).toEqual([
    [expect.closeTo(398.6), 1],
    [1, 90],
  ]);
  const [line] = chart.querySelectorAll('[class*=reset] line');
  expect(Number(line?.getAttribute('x1'))).toBeCloseTo(399.6);
  expect(within(chart).getByText('Began again')).toBeTruthy();
});

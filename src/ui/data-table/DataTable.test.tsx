/** Rows that can be selected, also by a finger that rests on one, and rows that cannot. */

import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { DataTable } from './DataTable.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isSelectable = (name: string): name is 'one' | 'two' => name !== 'none';

function show(rows: readonly string[] = ['one', 'two']) {
  const onSelect = vi.fn();
  const onOpen = vi.fn();
  render(
    <MantineProvider>
      <EnglishTexts>
        <DataTable
          label="Things"
          columns={[
            {
              header: 'Name',
              width: 100,
              render: (name: string) => (
                <button data-opens onClick={onOpen}>
                  {name}
                </button>
              ),
            },
          ]}
          rows={rows}
          rowKey={(name, index) => (isSelectable(name) ? name : `row ${index}`)}
          card={(name) => name}
          selection={{
            isSelectable,
            isSelected: (name) => name === 'one',
            label: (name) => `Select ${name}`,
            onSelect,
            onSelectAll: () => undefined,
          }}
        />
      </EnglishTexts>
    </MantineProvider>,
  );
  const row = screen.getAllByRole('button').at(-1) ?? document.body;
  return {
    onSelect,
    onOpen,
    row,
    down: (type: string) =>
      fireEvent.pointerDown(row, { pointerType: type, clientX: 10, clientY: 10 }),
  };
}

describe('A finger on a row', () => {
  it('that rests selects it, and neither opens it nor brings a menu', () => {
    const { onSelect, onOpen, row, down } = show();
    down('touch');
    vi.advanceTimersByTime(500);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('two', true, false, 1);
    expect(fireEvent.contextMenu(row)).toBe(false);
    fireEvent.pointerUp(row);
    fireEvent.click(row);
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(row);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('that moves scrolls, and one that is lifted soon taps', () => {
    const { onSelect, row, down } = show();
    down('touch');
    fireEvent.pointerMove(row, { clientX: 10, clientY: 30 });
    vi.advanceTimersByTime(2000);
    down('touch');
    vi.advanceTimersByTime(499);
    fireEvent.pointerUp(row);
    vi.advanceTimersByTime(2000);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('is no mouse', () => {
    const { onSelect, row, down } = show();
    down('mouse');
    vi.advanceTimersByTime(2000);
    expect(onSelect).not.toHaveBeenCalled();
    expect(fireEvent.contextMenu(row)).toBe(true);
  });
});

describe('A row that cannot be selected', () => {
  it('has no checkbox, and does not count for the box of all', () => {
    show(['one', 'none']);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all shown',
      'Select one',
    ]);
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('leaves the long press to the browser', () => {
    const { onSelect, row, down } = show(['two', 'none']);
    down('touch');
    vi.advanceTimersByTime(2000);
    expect(onSelect).not.toHaveBeenCalled();
    expect(fireEvent.contextMenu(row)).toBe(true);
  });

  it('can come twice; where there is no other row, there is no box of all', () => {
    show(['none', 'none']);
    expect(screen.getAllByText('none')).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('A long page shows a hundred rows, and more at a press', () => {
  show(Array.from({ length: 120 }, (_, index) => `row number ${index}`));
  const shown = () => screen.getAllByText(/^row number/).length;
  expect(shown()).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 20 more of 120' }));
  expect(shown()).toBe(120);
  expect(screen.queryByRole('button', { name: /more of/ })).toBeNull();
});

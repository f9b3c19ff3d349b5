/** Rows that can be selected: by a finger that rests on one. */
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const onSelect = vi.fn();
  const onOpen = vi.fn();
  render(
    <MantineProvider>
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
        rows={['one', 'two']}
        rowKey={(name) => name}
        card={(name) => name}
        selection={{ isSelected: () => false, label: (name) => `Select ${name}`, onSelect, onSelectAll: () => undefined }}
      />
    </MantineProvider>,
  );
  const row = screen.getByText('two');
  return {
    onSelect,
    onOpen,
    row,
    down: (type: string) => fireEvent.pointerDown(row, { pointerType: type, clientX: 10, clientY: 10 }),
  };
}

describe('A finger on a row', () => {
  it('that rests selects it, and neither opens it nor brings a menu', () => {
    const { onSelect, onOpen, row, down } = show();
    down('touch');
    vi.advanceTimersByTime(500);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('two', true, false);
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

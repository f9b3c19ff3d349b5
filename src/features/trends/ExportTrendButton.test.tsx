import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { eventually } from '#testing/time/eventually.ts';
import { ExportTrendButton } from './ExportTrendButton.tsx';

it('Says what happened and what to do where the trend cannot be saved, and works the next time', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:trend');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const read = vi.fn().mockRejectedValueOnce(new Error('no such part')).mockResolvedValue([]);
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <EnglishTexts>
        <ExportTrendButton label="Export Trend as CSV" file="trend.csv" read={read} />
      </EnglishTexts>
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: 'Export Trend as CSV' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The trend couldn’t be saved. Reload the page, then try again.',
  );
  expect(button.textContent).toBe('CSV');
  expect(save).not.toHaveBeenCalled();
  await user.click(button);
  await eventually(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

import { act, screen } from '@testing-library/react';
import { it } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAccountPart } from '#testing/setups/render-account-part.tsx';

it('x', async () => {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/help', custom: 'help' });
  const page = await renderAccountPart({ part: 'picker', isDialog: true }, { service });
  await screen.findByRole('combobox');
  for (let i = 0; i < 6; i++) {
    await act(() => page.clock.advance(500));
    await new Promise((r) => setTimeout(r, 200));
    console.log(
      i,
      document.body.textContent,
      JSON.stringify(page.session.state.engine?.library.get()),
      service.asked,
    );
  }
  process.stdout.write(document.querySelector('[role=listbox]')?.outerHTML + '\n');
}, 30000);

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instantOf } from '#base/zoned-time.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { fill, renderStep } from '#testing/setups/render-step.tsx';
import { ProtectionSection } from './ProtectionSection.tsx';

describe('Protection', () => {
  it('A password is typed into a field that can show it, and is no attribute of the page', async () => {
    const { user, values, container } = await renderStep(<ProtectionSection />);
    const field = screen.getByLabelText('Password');
    fill(field, 'geheim-42');
    expect(values().password).toBe('geheim-42');
    expect(container.innerHTML).not.toContain('geheim-42');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field.getAttribute('type')).toBe('text');
    await expectAccessible();
  });

  it('An expiry is chosen by a preset, is described with its zone, and removed', async () => {
    const { user, values } = await renderStep(<ProtectionSection />);
    const choice = screen.getByLabelText('Expires');
    expect(choice).toHaveProperty('value', 'never');
    await user.selectOptions(choice, '7 days');
    const end = instantOf(values().expiry, '') ?? 0;
    expect(Math.abs(end - Date.now() - 7 * 86_400_000)).toBeLessThan(2 * 3_600_000);
    expect(screen.getByText(/^Expires in (6|7) days, on .*\./)).toBeDefined();
    expect(screen.getByLabelText('Date and time')).toHaveProperty('value', values().expiry);
    await user.selectOptions(choice, 'Never');
    expect(values().expiry).toBe('');
    expect(screen.queryByLabelText('Date and time')).toBeNull();
  });

  it('An own time is typed once it is chosen', async () => {
    const { user, values } = await renderStep(<ProtectionSection />);
    await user.selectOptions(screen.getByLabelText('Expires'), 'Date and time');
    fill(screen.getByLabelText('Date and time'), '2999-12-31T23:59');
    expect(values().expiry).toBe('2999-12-31T23:59');
    expect(screen.getByText(/^Expires in .*2999/)).toBeDefined();
  });

  it('An expiry in the past is reported at once', async () => {
    await renderStep(<ProtectionSection />, { values: { expiry: '2020-01-01T12:00' } });
    expect(screen.getByText(/has passed\. Choose a later time\./)).toBeDefined();
  });

  it('A link is on public lists where the user wants it, and nothing is sent otherwise', async () => {
    const { user, values } = await renderStep(<ProtectionSection />);
    const isPublic = screen.getByRole('switch', { name: 'On public lists' });
    expect([isPublic, values().status]).toEqual([expect.objectContaining({ checked: false }), '']);
    await user.click(isPublic);
    expect(values().status).toBe('public');
    await user.click(isPublic);
    expect(values().status).toBe('');
  });
});

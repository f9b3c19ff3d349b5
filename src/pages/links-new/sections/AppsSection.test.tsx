import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { fill, renderStep } from '#testing/setups/render-step.tsx';
import { AppsSection } from './AppsSection.tsx';

describe('Apps', () => {
  it('Ask for device rules as well, and add them with one click', async () => {
    const { user, values } = await renderStep(<AppsSection />, {
      values: { url: 'https://shop.example/' },
    });
    await expectAccessible();
    expect(screen.queryByText('Add device rules too')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Open in the app' }));
    fireEvent.blur(fill(screen.getByLabelText('Google Play (Android)'), 'store.example/b'));
    expect(values().deeplink).toEqual({
      auto: true,
      appstore_a: '',
      appstore_b: 'https://store.example/b',
    });
    await user.click(screen.getByRole('button', { name: 'Add rules for iOS and Android' }));
    expect(values().devicetarget).toEqual([
      { device: 'iOS', link: 'https://shop.example/' },
      { device: 'Android', link: 'https://shop.example/' },
    ]);
    expect(screen.getByText('Added rules for iOS and Android under Targeting.')).toBeDefined();
    expect(screen.queryByText('Add device rules too')).toBeNull();
  });
});

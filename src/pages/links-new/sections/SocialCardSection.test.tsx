import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { onPhone } from '#testing/setups/on-phone.ts';
import { fill, renderStep } from '#testing/setups/render-step.tsx';
import { SocialCardSection } from './SocialCardSection.tsx';

describe('Social card', () => {
  it('Hostile texts stay text, and no picture is asked for without a click', async () => {
    await onPhone();
    const { user, container } = await renderStep(<SocialCardSection />, {
      values: {
        url: 'https://shop.example/',
        metatitle: '<img src=x onerror=alert(1)>',
        metadescription: '\u202Eevil',
        metaimage: 'https://pictures.example/a.png',
      },
    });
    await expectAccessible();
    const card = screen.getByRole('group', { name: 'Card preview' });
    expect(within(card).getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(container.querySelector('img, iframe')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Show image' }));
    // The button went with the click.
    expect(document.activeElement).toBe(within(card).getByRole('group', { name: 'Image preview' }));
    const frame = within(card).getByTitle('Card image from pictures.example');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toMatch(
      /card-image\.html#https%3A%2F%2Fpictures\.example%2Fa\.png$/,
    );
  });

  it('Another address of a picture asks again', async () => {
    await onPhone();
    const { user } = await renderStep(<SocialCardSection />, {
      values: { metaimage: 'https://a.example/a.png' },
    });
    await user.click(screen.getByRole('button', { name: 'Show image' }));
    fill(screen.getByLabelText('Card image'), 'https://b.example/b.png');
    expect(screen.queryByTitle(/^Card image from/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Show image' })).toBeDefined();
  });

  it.each([
    'http://a.example/a.png',
    'javascript:alert(1)',
    'https://user:pass@a.example/a.png',
    'data:image/png;base64,AA',
  ])('A picture at %s is not offered to be shown', async (metaimage) => {
    await onPhone();
    await renderStep(<SocialCardSection />, { values: { metaimage } });
    expect(screen.queryByRole('button', { name: 'Show image' })).toBeNull();
    expect(screen.getByText(/Only images with an https address/)).toBeDefined();
  });
});

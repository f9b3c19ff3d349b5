/** The card of a new link, as people fill it in. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { SocialCardStep } from './SocialCardStep.tsx';

describe('Card', () => {
  it('Hostile texts stay text, and no picture is asked for without a click', async () => {
    const { user, container } = await renderPart(<SocialCardStep />, {
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
    const frame = within(card).getByTitle('Card image from pictures.example');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toMatch(/card-image\.html#https%3A%2F%2Fpictures\.example%2Fa\.png$/);
  });

  it('Another address of a picture asks anew', async () => {
    const { user } = await renderPart(<SocialCardStep />, { values: { metaimage: 'https://a.example/a.png' } });
    await user.click(screen.getByRole('button', { name: 'Show image' }));
    const field = screen.getByRole('textbox', { name: 'Card image' });
    await user.clear(field);
    await user.type(field, 'https://b.example/b.png');
    expect(screen.queryByTitle(/^Card image from/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Show image' })).toBeDefined();
  });

  it.each(['http://a.example/a.png', 'javascript:alert(1)', 'https://user:pass@a.example/a.png', 'data:image/png;base64,AA'])(
    'A picture at %s is not offered to be shown',
    async (metaimage) => {
      await renderPart(<SocialCardStep />, { values: { metaimage } });
      expect(screen.queryByRole('button', { name: 'Show image' })).toBeNull();
      expect(screen.getByText(/Only pictures with an https address/)).toBeDefined();
    },
  );
});

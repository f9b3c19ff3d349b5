/** Past campaign: what a plan takes over from the links of a campaign. */
import { expect, test } from 'vitest';
import { startOfLinks } from './past-campaign.ts';

const link = (tags: string, ...channels: string[]) => ({
  url: `https://shop.example/?${tags}`,
  channels,
});

test('A plan takes over the channels of a campaign with the tags that most of their links had, and its variants', () => {
  const links = [
    link('utm_source=poster&utm_medium=print&utm_content=de', 'Posters'),
    link('utm_source=nl&utm_medium=mail&utm_content=de', 'Newsletter'),
    link('utm_source=newsletter&utm_medium=email&utm_content=fr', 'Newsletter'),
    link('utm_source=newsletter&utm_medium=email&utm_content=DE', 'Newsletter'),
    // In no channel, and without tags.
    link('utm_source=radio'),
    link(''),
  ];
  expect(startOfLinks(links)).toEqual({
    channels: [
      { name: 'Newsletter', source: 'newsletter', medium: 'email' },
      { name: 'Posters', source: 'poster', medium: 'print' },
      { name: 'radio', source: 'radio', medium: '' },
    ],
    variants: ['de', 'fr'],
  });
  expect(startOfLinks([])).toEqual({ channels: [], variants: [] });
});

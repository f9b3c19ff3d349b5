import { expect, test } from 'vitest';
import { plannedChannel } from './patterns.ts';

test('A planned channel has the tags of the naming rules, else those of its links, else those of its name', () => {
  const usual = [{ id: 1, name: 'Newsletter', source: 'mailing', medium: '' }];
  const rules = { newsletter: { utm_source: 'nl' } };
  expect(plannedChannel('Newsletter')).toEqual({
    name: 'Newsletter',
    source: 'newsletter',
    medium: 'email',
  });
  expect(plannedChannel('newsletter', {}, usual)).toMatchObject({
    source: 'mailing',
    medium: 'email',
  });
  expect(plannedChannel('Newsletter', rules, usual)).toMatchObject({ source: 'nl' });
});

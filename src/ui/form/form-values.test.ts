import { expect, it } from 'vitest';
import { accountChange } from '#contract/resources/account.ts';
import { newChannel } from '#contract/resources/channels.ts';
import { domainChange } from '#contract/resources/domains.ts';
import { newPixel } from '#contract/resources/pixels.ts';
import { initialValues, normalizeValues } from './form-values.ts';
import { schemaFields } from './schema-fields.ts';

it('Inputs begin with what is there, and with nothing of their kind elsewhere', () => {
  expect(initialValues(schemaFields(newChannel), { name: 'News' })).toEqual({
    name: 'News',
    description: '',
    color: '',
    starred: false,
  });
  expect(initialValues(schemaFields(newPixel), {})).toEqual({ type: null, name: '', tag: '' });
});

it('What could not be read is left out until it is filled in; a switch is neither yes nor no until it is moved', () => {
  const fields = schemaFields(newChannel);
  const start = initialValues(fields, {
    name: 'News',
    description: null,
    color: null,
    starred: null,
  });
  expect(start).toEqual({ name: 'News', description: '', color: '', starred: null });
  expect(normalizeValues(fields, start, start)).toEqual({ name: 'News' });
  expect(
    normalizeValues(fields, start, { ...start, description: 'Weekly', starred: false }),
  ).toEqual({
    name: 'News',
    description: 'Weekly',
    starred: false,
  });
});

it('Empty text is left out where it may be, and sent where a user has emptied it', () => {
  const fields = schemaFields(domainChange);
  expect(
    normalizeValues(
      fields,
      { redirectroot: '', redirect404: '' },
      { redirectroot: ' ', redirect404: 'a.example' },
    ),
  ).toEqual({
    redirect404: 'https://a.example',
  });
  expect(
    normalizeValues(
      fields,
      { redirectroot: 'https://a.example', redirect404: '' },
      { redirectroot: '', redirect404: '' },
    ),
  ).toEqual({
    redirectroot: '',
  });
});

it('What must be there stays, so that its schema can say what is wrong', () => {
  expect(
    normalizeValues(schemaFields(newPixel), {}, { type: null, name: ' Shop ', tag: '' }),
  ).toEqual({ name: 'Shop', tag: '' });
});

it('A no is sent, and a password is meant as it was typed', () => {
  expect(normalizeValues(schemaFields(newChannel), {}, { name: 'a', starred: false })).toEqual({
    name: 'a',
    starred: false,
  });
  expect(
    normalizeValues(schemaFields(accountChange), {}, { email: ' a@b.c ', password: ' two words ' }),
  ).toEqual({
    email: 'a@b.c',
    password: ' two words ',
  });
});

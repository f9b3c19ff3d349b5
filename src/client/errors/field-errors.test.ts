import { describe, expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

describe('The message of a refusal', () => {
  it.each([
    ['custom: is taken', 'custom', 'Is taken'],
    ['"url": must be complete', 'url', 'Must be complete'],
    ['`url` must be complete', 'url', 'Must be complete'],
    ['geotarget.0.link: Must be complete', 'geotarget.0.link', 'Must be complete'],
  ])('"%s" names the field %s', (message, field, text) => {
    expect(fieldErrors(message)).toEqual([{ field, text }]);
  });

  it('may name several fields, each with its text, which may hold a semicolon', () => {
    expect(fieldErrors('custom: Is taken; or reserved; url: Must be complete')).toEqual([
      { field: 'custom', text: 'Is taken; or reserved' },
      { field: 'url', text: 'Must be complete' },
    ]);
  });

  it.each(['Not today', 'custom:', 'It says: “No”', 'Please note: nothing'])(
    '"%s" names none, and is kept as it is',
    (message) => {
      expect(fieldErrors(message)).toEqual([{ field: null, text: message }]);
    },
  );

  it('that is empty has no parts', () => {
    expect(fieldErrors('')).toEqual([]);
  });
});

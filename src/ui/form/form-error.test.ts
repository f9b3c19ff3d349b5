import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';
import { formError } from './form-error.ts';

const title = 'The link was not made';
const read = (error: unknown) =>
  formError(error, ['url', 'custom'], {
    title,
    errorText: (problem) => (problem instanceof Error ? problem.message : String(problem)),
  });

describe('A failure', () => {
  it('that names a field stands at that field, and nowhere else', () => {
    expect(read(new ApiError('invalid', 'Is taken', { field: 'custom' }))).toEqual({
      title: 'The link was not made',
      text: '',
      atFields: [{ name: 'custom', path: 'custom', text: 'Is taken' }],
      unknown: false,
    });
    expect(
      read(new ApiError('invalid', 'Must be complete', { field: 'url.0.link' })).atFields[0],
    ).toMatchObject({
      name: 'url',
      path: 'url.0.link',
    });
  });

  it('that names several stands at each; what is shown of others stays together', () => {
    const fields = [
      { field: 'custom', text: 'Is taken; or reserved' },
      { field: 'url', text: 'Must be complete' },
      { field: 'domain', text: 'Is not yours' },
      { field: null, text: 'Sorry' },
    ];
    expect(read(new ApiError('invalid', 'words', { fields }))).toMatchObject({
      text: 'domain: Is not yours; Sorry',
      atFields: [
        { name: 'custom', text: 'Is taken; or reserved' },
        { name: 'url', text: 'Must be complete' },
      ],
    });
  });

  it('that names no field of the form is shown as it is', () => {
    expect(read(new ApiError('refused', 'It says: “No”', { field: 'domain' }))).toMatchObject({
      text: 'It says: “No”',
      atFields: [],
    });
  });

  it.each<[ApiErrorKind, boolean]>([
    ['timeout', true],
    ['unreachable', true],
    ['cors', true],
    ['malformed', true],
    ['server', true],
    ['offline', false],
    ['key', false],
    ['refused', false],
    ['invalid', false],
    ['missing', false],
    ['limit', false],
    ['cancelled', false],
  ])('of kind "%s": that it may have been done all the same is %s', (kind, unknown) => {
    expect(read(new ApiError(kind, 'words'))).toMatchObject({
      unknown,
      text: 'words',
      atFields: [],
    });
  });

  it('that nobody foresaw leaves it unknown as well, and names no field', () => {
    expect(read(new TypeError('url: is not a function'))).toMatchObject({
      unknown: true,
      atFields: [],
    });
    expect(read('words')).toMatchObject({ unknown: true, text: 'words' });
  });
});

/** How the quick form understands typing and failures. */
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#client/api-error.ts';
import { aliasDiffers, completeAddress, createProblem, tidyQuickLink } from './quick-link.ts';

describe('completeAddress', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    ['  shop.example/sale?x=1#y ', 'https://shop.example/sale?x=1#y'],
    ['shop.example:8080/sale', 'https://shop.example:8080/sale'],
    ['localhost:3000', 'https://localhost:3000'],
    ['//shop.example', 'https://shop.example'],
    ['http://shop.example', 'http://shop.example'],
    ['HTTPS://shop.example', 'HTTPS://shop.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:ada@shop.example', 'mailto:ada@shop.example'],
    ['web+x://shop.example', 'web+x://shop.example'],
    ['', ''],
  ])('%s becomes %s', (typed, meant) => {
    expect(completeAddress(typed)).toBe(meant);
  });
});

describe('tidyQuickLink', () => {
  it('An empty alias is none, so that the service makes one up', () => {
    expect(tidyQuickLink({ url: 'shop.example', custom: '  ' })).toEqual({ url: 'https://shop.example' });
    expect(tidyQuickLink({ url: 'shop.example', custom: ' sale ' })).toEqual({ url: 'https://shop.example', custom: 'sale' });
  });
});

describe('createProblem', () => {
  it('A message that begins with a field stands at that field', () => {
    expect(createProblem(new ApiError('invalid', 'custom: is taken'))).toMatchObject({ field: 'custom', text: 'Is taken' });
    expect(createProblem(new ApiError('invalid', '"url": must be complete'))).toMatchObject({ field: 'url' });
    expect(createProblem(new ApiError('invalid', 'domain: is not yours')).field).toBeUndefined();
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
    ['limit', false],
  ])('After "%s", whether the link exists being unknown is %s', (kind, unknown) => {
    expect(createProblem(new ApiError(kind, 'words')).unknown).toBe(unknown);
  });

  it('A failure that nobody foresaw leaves it unknown as well', () => {
    expect(createProblem(new TypeError('x is not a function')).unknown).toBe(true);
  });
});

describe('aliasDiffers', () => {
  it('Compares with what came back, however it is spelled', () => {
    expect(aliasDiffers('summer', 'https://go.example/summer')).toBe(false);
    expect(aliasDiffers('sömmer', 'https://go.example/s%C3%B6mmer')).toBe(false);
    expect(aliasDiffers('Summer', 'https://go.example/summer')).toBe(false);
    expect(aliasDiffers('summer', 'https://go.example/a1b2')).toBe(true);
    expect(aliasDiffers('100%', 'https://go.example/100%')).toBe(false);
    expect(aliasDiffers(undefined, 'https://go.example/a1b2')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { rotatorSlug } from './rotator-slug.ts';

describe('The slug of a rotator', () => {
  it.each([
    ['https://go.example/r/spring', 'spring'],
    ['https://go.example/spring', 'spring'],
    ['https://go.example/r/fr%C3%BChling', 'frühling'],
  ])('is the end of %s', (rotator, slug) => {
    expect(rotatorSlug(rotator)).toBe(slug);
  });

  it.each([
    [null],
    [''],
    ['spring'],
    ['https://go.example/'],
    ['https://go.example/r/%E0%A4%A'],
    ['https://go.example/r?s=spring'],
  ])('is not read from %j', (rotator) => {
    expect(rotatorSlug(rotator)).toBe('');
  });
});

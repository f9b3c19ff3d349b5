import { expect, it } from 'vitest';
import { tagsLike } from './campaign-tags.ts';

it('A name finds its values of utm_campaign however its words are joined', () => {
  const values = ['spring-sale', 'Spring_Sale', 'spring sale', 'spring+sale', 'springsale', 'sale'];
  expect(tagsLike('Spring  sale', values)).toEqual(values.slice(0, 4));
});

it('A name without a letter finds none, not the links without a tag', () => {
  expect(tagsLike(' – '.replace('–', '-'), ['', '-', 'spring'])).toEqual([]);
});

import { expect, test } from 'vitest';
import { noTags } from '#contract/new-link/utm-tags.ts';
import { isUntagged, tagsAfterChoice } from './channel-tags.ts';
import { lastTagsOf } from './utm-suggestions.ts';

const news = { ...noTags, utm_source: 'newsletter', utm_medium: 'email' };
const poster = { ...noTags, utm_source: 'poster', utm_medium: 'print' };
const url = 'shop.example/a';

test('A channel brings its tags and takes them along, and leaves those of the user and of the destination', () => {
  const utm = { ...news, utm_campaign: 'fair' };
  expect(tagsAfterChoice({ url, utm: noTags }, undefined, news)).toEqual(news);
  expect(tagsAfterChoice({ url, utm }, news, poster)).toEqual({ ...poster, utm_campaign: 'fair' });
  expect(tagsAfterChoice({ url, utm }, news, undefined)).toEqual({
    ...noTags,
    utm_campaign: 'fair',
  });
  expect(tagsAfterChoice({ url, utm: poster }, news, undefined)).toEqual(poster);
  const tagged = { url: `${url}?utm_source=journal`, utm: noTags };
  expect(tagsAfterChoice(tagged, undefined, news)).toEqual(noTags);
  expect(isUntagged(tagged)).toBe(false);
  expect(isUntagged({ url, utm: noTags })).toBe(true);
});

test('The last link of a channel says nothing where it had a campaign alone', () => {
  expect(lastTagsOf(1, { 'channel 1': ['utm_campaign=fair'] })).toBeUndefined();
  expect(lastTagsOf(1, { 'channel 1': ['utm_source=poster&utm_campaign=fair'] })).toEqual({
    ...noTags,
    utm_source: 'poster',
  });
  expect(lastTagsOf(2, {})).toBeUndefined();
});

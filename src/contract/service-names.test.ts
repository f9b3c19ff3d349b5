import { describe, expect, it } from 'vitest';
import {
  detectVocabulary,
  parseServiceNames,
  renameReply,
  renameRequest,
  renaming,
  vocabularies,
} from './service-names.ts';

const toService = renaming(vocabularies.common, 'service');
const toNeutral = renaming(vocabularies.common, 'neutral');

const detail = {
  id: 1,
  data: { clicks: 46, socialCount: { facebook: 12, twitter: 34, google: 0, mastodon: 2 } },
};

describe('Names of a service', () => {
  it('are sent in a pixel and in the stores of a link, and nowhere else', () => {
    expect(
      renameRequest('pixels.create', { type: 'analyticspixel', name: 'Main' }, toService),
    ).toEqual({
      type: 'gapixel',
      name: 'Main',
    });
    const deeplink = {
      auto: true,
      appstore_a: 'https://a.example',
      appstore_b: 'https://b.example',
    };
    expect(
      renameRequest('links.create', { url: 'u', type: 'analyticspixel', deeplink }, toService),
    ).toEqual({
      url: 'u',
      type: 'analyticspixel',
      deeplink: { auto: true, apple: 'https://a.example', google: 'https://b.example' },
    });
    expect(renameRequest('channels.create', { name: 'forum' }, toService)).toEqual({
      name: 'forum',
    });
  });

  it('are read from a list of pixels and from the counts of networks; unknown ones are kept', () => {
    expect(renameReply('links.get', detail, toNeutral).data.socialCount).toEqual({
      network1: 12,
      network2: 34,
      network3: 0,
      mastodon: 2,
    });
    const page = {
      data: {
        result: 2,
        rows: [
          { id: 1, type: 'gapixel' },
          { id: 2, type: 'newpixel' },
          { id: 3, type: null },
        ],
      },
    };
    expect(renameReply('pixels.list', page, toNeutral).data.rows.map(({ type }) => type)).toEqual([
      'analyticspixel',
      'newpixel',
      null,
    ]);
    expect(renameReply('links.list', page, toNeutral)).toBe(page);
  });

  it('come back as they were, in both directions', () => {
    for (const name of Object.keys(vocabularies.common)) {
      const sent = renameRequest('pixels.create', { type: name }, toService);
      expect(renameRequest('pixels.create', sent, toNeutral)).toEqual({ type: name });
    }
    expect(
      renameReply('links.find', renameReply('links.find', detail, toNeutral), toService),
    ).toEqual(detail);
  });

  it('are found out from what a service sends', () => {
    expect(detectVocabulary('links.get', detail)).toBe('common');
    expect(detectVocabulary('links.get', { data: { socialCount: { network1: 0 } } })).toBe(
      'neutral',
    );
    expect(detectVocabulary('links.get', { data: { socialCount: {} } })).toBeNull();
    expect(detectVocabulary('pixels.list', { data: { rows: [{ type: 'fbpixel' }] } })).toBe(
      'common',
    );
    expect(detectVocabulary('pixels.list', { data: { pixels: [{ type: 'forum' }] } })).toBe(
      'neutral',
    );
    expect(detectVocabulary('links.list', { data: { rows: [{ title: 'bing' }] } })).toBeNull();
  });

  it('are set by the name of a vocabulary, or one by one beside the common ones', () => {
    expect(parseServiceNames('neutral')).toBe(vocabularies.neutral);
    expect(parseServiceNames({ network1: 'meta' })).toEqual({
      ...vocabularies.common,
      network1: 'meta',
    });
  });

  it.each([
    [{ network9: 'x' }, 'names.network9: '],
    [{ network1: '' }, 'names.network1: '],
    [{ network1: 'google' }, 'names.network1: "google" must not be the name of another one'],
    ['vendor', 'names: Must be "neutral", "common", or an object'],
    [null, 'names: Must be'],
  ])('%j is refused, naming the key', (value, message) => {
    expect(() => parseServiceNames(value)).toThrow(message);
  });
});

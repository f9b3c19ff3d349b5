/** What `config.json` may hold, and what holds where it is wrong. */
import { describe, expect, it } from 'vitest';
import { vocabularies } from '#contract/service-names.ts';
import { defaultSettings } from '#features/settings/SettingsContext.tsx';
import { readSettings } from './read-settings.ts';

describe('readSettings', () => {
  it('Takes addresses and labels as they are set', async () => {
    const text = JSON.stringify({
      serviceAddresses: ['', 'https://links.example/', 'https://links.example'],
      labels: { network1: ' Chirper ', network3: 'Pinwall', forum: 'Agora', unheard: 'Of' },
    });
    expect(await readSettings(text)).toEqual({
      settings: {
        serviceAddresses: ['', 'https://links.example'],
        openingNotation: defaultSettings.openingNotation,
        names: null,
        naming: null,
        labels: {
          ...defaultSettings.labels,
          network1: 'Chirper',
          network3: 'Pinwall',
          forum: 'Agora',
        },
        usesNeutralNames: false,
      },
      problem: null,
    });
  });

  it('An empty object is fine: everything has a default', async () => {
    expect(await readSettings('{}')).toEqual({ settings: defaultSettings, problem: null });
  });

  it.each([
    [null, 'could not be read'],
    ['<!doctype html>', 'is not JSON'],
    ['[1]', 'does not hold an object'],
    ['null', 'does not hold an object'],
    ['{"serviceAddresses": "https://links.example"}', 'is not a list'],
  ])('%s falls back to the address of the page and says so', async (text, words) => {
    const { settings, problem } = await readSettings(text);
    expect(settings).toEqual(defaultSettings);
    expect(problem).toContain(words);
  });

  it('A service may want links to be read only when a user asks for them', async () => {
    expect(await readSettings('{"readsLinks": false}')).toMatchObject({ readsLinks: false });
  });

  it('An address that is none is left out and named, the others stay', async () => {
    const { settings, problem } = await readSettings(
      '{"serviceAddresses": ["javascript:alert(1)", 7, "https://a.example"]}',
    );
    expect(settings.serviceAddresses).toEqual(['https://a.example']);
    expect(problem).toContain('"javascript:alert(1)", 7');
  });

  it('Names are taken by their vocabulary or one by one, and what is wrong with them is shown', async () => {
    expect(await readSettings('{"names": "common"}')).toEqual({
      settings: { ...defaultSettings, names: vocabularies.common },
      problem: null,
    });
    const one = await readSettings('{"names": {"network1": "meta"}}');
    expect(one.settings.names?.network1).toBe('meta');
    const { settings, problem } = await readSettings('{"names": {"network9": "x"}}');
    expect(settings.names).toBeNull();
    expect(problem).toContain('names.network9');
  });

  it('A notation of its own for splash pages and overlays is taken as a whole', async () => {
    const openingNotation = { splashPage: 'page-{id}', overlay: 'cta:{id}' };
    expect(await readSettings(JSON.stringify({ openingNotation }))).toEqual({
      settings: { ...defaultSettings, openingNotation },
      problem: null,
    });
  });

  it.each([
    ['one of them alone', { splashPage: '{id}' }],
    ['both alike', { splashPage: '{id}', overlay: '{id}' }],
    ['no place for the id', { splashPage: 'page', overlay: 'overlay-{id}' }],
    ['no text', { splashPage: 1, overlay: 'overlay-{id}' }],
    ['no object', 'overlay-{id}'],
  ])('A notation with %s falls back to the usual one and says so', async (_, openingNotation) => {
    const { settings, problem } = await readSettings(JSON.stringify({ openingNotation }));
    expect(settings).toEqual(defaultSettings);
    expect(problem).toContain('openingNotation');
  });
});

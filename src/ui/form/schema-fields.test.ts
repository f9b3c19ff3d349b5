import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pixelTypes } from '#contract/pixel-types.ts';
import { accountChange } from '#contract/resources/account.ts';
import { campaignChange, newCampaign } from '#contract/resources/campaigns.ts';
import { newChannel } from '#contract/resources/channels.ts';
import { newDomain } from '#contract/resources/domains.ts';
import { newLink } from '#contract/resources/links.ts';
import { newPixel } from '#contract/resources/pixels.ts';
import { schemaFields } from './schema-fields.ts';

function kinds(schema: z.ZodMiniObject) {
  return Object.fromEntries(schemaFields(schema).map(({ name, kind }) => [name, kind]));
}

describe('The input of a field follows from its schema', () => {
  it('in every body that has a form', () => {
    expect(kinds(newDomain)).toEqual({
      domain: 'url',
      redirectroot: 'url',
      redirect404: 'url',
    });
    expect(kinds(newChannel)).toEqual({
      name: 'line',
      description: 'lines',
      color: 'color',
      starred: 'yes',
    });
    expect(kinds(newCampaign)).toEqual({ name: 'line', slug: 'line', public: 'yes' });
    expect(kinds(newPixel)).toEqual({ type: 'choice', name: 'line', tag: 'line' });
    expect(kinds(accountChange)).toEqual({ email: 'email', password: 'password' });
    expect(kinds(z.pick(newLink, { url: true, custom: true }))).toEqual({
      url: 'url',
      custom: 'line',
    });
  });

  it('with the name, the help and the words that it has, also where only its inner schema has them', () => {
    const [type] = schemaFields(newPixel);
    expect(type).toMatchObject({ label: 'Type', optional: false, options: pixelTypes });
    expect(schemaFields(newCampaign)[0]).toMatchObject({ label: 'Name', optional: true });
    expect(schemaFields(campaignChange)[0]).toMatchObject({ label: 'Name', optional: false });
    expect(schemaFields(newChannel)[2]).toMatchObject({ label: 'Colour' });
    expect(schemaFields(z.object({ bare: z.string() }))[0]).toMatchObject({ label: 'bare' });
  });

  it('and a field that no input is known for is an error of the form’s author', () => {
    expect(() => schemaFields(z.object({ pixels: z.array(z.int()) }))).toThrow(
      /No input is known for the field "pixels"/,
    );
  });
});

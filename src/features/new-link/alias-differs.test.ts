/** What the reply to a new link says of its alias. */
import { describe, expect, it } from 'vitest';
import { aliasDiffers } from './alias-differs.ts';

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

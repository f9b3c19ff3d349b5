/** Tests of text sanitizing for pages. */
import { describe, expect, it } from 'vitest';
import { manyLines, oneLine } from './sanitize-text.ts';

describe('oneLine', () => {
  it('leaves letters as they are, and nothing that breaks a line or turns it round', () => {
    expect(oneLine(' a\r\nb\u2028c\u0000\u202ed\u2066\u00e9 𝒳 ')).toBe('a b c d\u00e9 𝒳');
  });

  it('cuts between letters, and says that it did', () => {
    expect([oneLine('𝒳𝒳𝒳', 3), oneLine('𝒳𝒳𝒳𝒳', 3)]).toEqual(['𝒳𝒳𝒳', '𝒳𝒳…']);
  });
});

describe('manyLines', () => {
  it('keeps the breaks of its lines, in one spelling', () => {
    expect(manyLines('a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd e');
  });

  it('leaves one empty line where many would push what stands below out of sight', () => {
    expect(manyLines(`a${'\n \t'.repeat(400)}\nb\n\nc`)).toBe('a\n\nb\n\nc');
  });
});

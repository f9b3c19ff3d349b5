/** Which text may become markup. */
import { describe, expect, it } from 'vitest';
import { guardSinks } from './trusted-types.ts';

describe('guardSinks', () => {
  it('Lets style rules pass and throws at anything with a tag in it', () => {
    let rules: { createHTML: (text: string) => string } | undefined;
    let name = '';
    guardSinks({
      trustedTypes: {
        createPolicy: (given: string, made: typeof rules) => {
          name = given;
          rules = made;
        },
      },
    });
    expect(name).toBe('default');
    expect(rules?.createHTML('.a { color: red }')).toBe('.a { color: red }');
    expect(() => rules?.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  });

  it('Does nothing in a browser that has no such thing', () => {
    expect(() => guardSinks({})).not.toThrow();
  });
});

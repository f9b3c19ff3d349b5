/** Which text may become markup or a script. */
import { describe, expect, it } from 'vitest';
import { enforceTrustedTypes } from './trusted-types.ts';

interface Rules {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}

function guarded(): { rules: Rules; name: string } {
  let made: { rules: Rules; name: string } | undefined;
  const createPolicy = (name: string, rules: Rules) => (made = { rules, name });
  enforceTrustedTypes({ trustedTypes: { createPolicy } }, 'https://dash.example');
  if (made === undefined) throw new Error('no policy was made');
  return made;
}

describe('enforceTrustedTypes', () => {
  it('Lets style rules pass and throws at anything with a tag in it', () => {
    const { rules, name } = guarded();
    expect(name).toBe('default');
    expect(rules.createHTML('.a { color: red }')).toBe('.a { color: red }');
    expect(() => rules.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  });

  it.each(['https://dash.example/assets/worker-1a2b.js', '/assets/worker.js', 'assets/worker.js'])(
    'Lets a script of the page itself start: %s',
    (url) => {
      expect(guarded().rules.createScriptURL(url)).toBe(url);
    },
  );

  it.each([
    'https://elsewhere.example/worker.js',
    'https://dash.example.evil/worker.js',
    'http://dash.example/worker.js',
    'https://dash.example:8443/worker.js',
    '//elsewhere.example/worker.js',
    'data:text/javascript,alert(1)',
    'blob:https://dash.example/0f9c1f6e',
    'javascript:alert(1)',
    'https://',
  ])('Throws at any other script: %s', (url) => {
    expect(() => guarded().rules.createScriptURL(url)).toThrow(TypeError);
  });

  it('Does nothing in a browser that has no such thing', () => {
    expect(() => enforceTrustedTypes({}, 'https://dash.example')).not.toThrow();
  });
});

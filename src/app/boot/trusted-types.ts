/** Trusted Types: a default policy that lets no text become markup or a foreign script, in browsers that support it. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

interface SinkRules {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: SinkRules): unknown;
}

/**
 * Allows text without tags for HTML sinks, such as Mantine's style rules, and worker scripts from the page's origin;
 * everything else throws. Call it before anything is rendered.
 *
 * @param origin the page's own, e.g. `https://dash.example`
 */
export function enforceTrustedTypes(scope: object, origin: string): void {
  if (!('trustedTypes' in scope) || !isTrustedTypes(scope.trustedTypes)) return;
  scope.trustedTypes.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from text is not allowed in this page');
      return text;
    },
    createScriptURL: (text) => {
      const url = canParseUrl(text, origin) ? new URL(text, origin) : undefined;
      // `blob:` URLs have the page's origin too, and hold any text.
      const isFile = url !== undefined && /^https?:$/.test(url.protocol) && url.origin === origin;
      if (!isFile) throw new TypeError('Only scripts of this page itself may be started');
      return text;
    },
  });
}

function isTrustedTypes(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** Closes the ways in which text could become markup or a foreign script, where the browser offers that. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

interface SinkRules {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: SinkRules): unknown;
}

/**
 * The only text that may be assigned to an HTML sink is one without any tag, such as the style rules that the component
 * library writes, and the only scripts that may be started, as every worker is, are files of the page's own origin;
 * everything else throws. To be called before anything is rendered.
 *
 * @param origin the page's own, e.g. `https://dash.example`
 */
export function guardSinks(scope: object, origin: string): void {
  if (!('trustedTypes' in scope) || !isTrustedTypes(scope.trustedTypes)) return;
  scope.trustedTypes.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from text is not allowed in this page');
      return text;
    },
    createScriptURL: (text) => {
      const url = canParseUrl(text, origin) ? new URL(text, origin) : undefined;
      // `blob:` addresses have the page's origin too, and hold whatever text somebody put there.
      const isFile = url !== undefined && /^https?:$/.test(url.protocol) && url.origin === origin;
      if (!isFile) throw new TypeError('Only scripts of this page itself may be started');
      return text;
    },
  });
}

function isTrustedTypes(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

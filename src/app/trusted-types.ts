/** Closes the ways in which text could become markup, where the browser offers that. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown;
}

/**
 * The only text that may be assigned to an HTML sink is one without any tag, such as the style rules that the component
 * library writes; everything else throws. To be called before anything is rendered.
 */
export function guardSinks(scope: object): void {
  if (!('trustedTypes' in scope) || !isTrustedTypes(scope.trustedTypes)) return;
  scope.trustedTypes.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from text is not allowed in this page');
      return text;
    },
  });
}

function isTrustedTypes(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

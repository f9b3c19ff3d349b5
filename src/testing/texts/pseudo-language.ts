/** Pseudo-language: the English texts 30 percent longer and between brackets, for tests of what another language does. */
import type { Catalog } from '#texts/catalog.ts';
import { dashboard } from '#texts/en/dashboard.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** `Domains` to `⟦Domains~~~⟧`; values, tags and plurals stay as they are. */
function lengthen(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? `⟦${text}${'~'.repeat(Math.ceil(text.length * 0.3))}⟧`
        : lengthen(text),
    ]),
  );
}

// Sound, because the keys are those of the English texts.
export const pseudoTexts = lengthen(dashboard) as Catalog;

/** Language code: the one spelling of a code that a targeting rule names, such as `fr-CA`. */

/** Codes as browsers send them: `fr`, `fr-CA`, `zh-Hant-TW`. */
const wellFormed = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

/** The canonical spelling (`FR_ca` is `fr-CA`), or undefined where the text is no code. */
export function languageCode(text: string): string | undefined {
  const code = text.trim().replaceAll('_', '-');
  if (!wellFormed.test(code)) return undefined;
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

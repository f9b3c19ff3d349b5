/** Empty values: what databases and people write into a cell that holds nothing, such as `NULL`, `\\N`, `n/a` and `–`. */

const nothing =
  /^(?:NULL|null|[(<[]null[)>\]]|\\N|undefined|NaN|n\/a|N\/A|[-–—]+|0000-00-00(?: 00:00:00)?)$/;

export function isEmptyValue(cell: string): boolean {
  const text = cell.trim();
  return text === '' || nothing.test(text);
}

/** Of a text or a password, which may well be a dash. */
export function isEmptyText(cell: string): boolean {
  return /^(?:NULL|\\N)?$/.test(cell.trim());
}

/** What is written for a link that has no end. */
const endless =
  /^(?:never|none|no|no expiry|unlimited|nie|niemals|kein(?:e|s)?|nein|unbegrenzt|nunca|ninguna?|sin fecha|sin caducidad|∞|أبدا\u064b?|لا|بلا)$/i;

export function isEndless(cell: string): boolean {
  return endless.test(cell.trim());
}

const yesOrNo =
  /^(?:true|false|yes|no|on|off|[01]|ja|nein|wahr|falsch|sí|si|verdadero|falso|نعم|لا)$/i;
const masked = /^[*•●∙]+$/;
const hashed = /^(?:\$(?:2[abxy]?|argon2\w*|[156]|scrypt)\$.*|[\da-f]{32,128})$/i;

/** Whether a cell of passwords only says that there is one. */
export function isNoPassword(cell: string): boolean {
  const text = cell.trim();
  return [yesOrNo, masked, hashed].some((pattern) => pattern.test(text));
}

/** HTML templates: what is put into one is escaped, but for HTML. */

/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = string | number | Html | readonly Html[] | undefined;

/** Undefined is left out, a list is put together line by line. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = parts[0] ?? '';
  for (const [at, value] of values.entries()) text += written(value) + (parts[at + 1] ?? '');
  return new Html(text);
}

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.join('\n') : escapeHtml(String(value ?? ''));
}

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

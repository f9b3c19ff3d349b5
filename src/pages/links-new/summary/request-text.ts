/** The request for a new link as text: its exact JSON, and the same as a curl command. */
import type { NewLink } from '#contract/resources/links.ts';

/** What stands in place of a password that is not shown, however long it is. */
const hiddenPassword = '••••••••';

// Characters that hide or reorder others: JSON may spell them out, and means the same.
const deceptive = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** The body that is sent, as JSON; with `hide`, without its password. */
export function jsonOf(body: NewLink, { hide }: { hide: boolean }): string {
  const shown = hide && body.password !== undefined ? { ...body, password: hiddenPassword } : body;
  return JSON.stringify(shown, null, 2).replace(deceptive, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** A command that sends the same. The key is for whoever runs it to fill in. */
export function curlOf(body: NewLink, serviceAddress: string, { hide }: { hide: boolean }): string {
  return [
    `curl ${quoted(`${serviceAddress}/api/url/add`)}`,
    `  -H 'Authorization: Bearer YOUR_API_KEY'`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${quoted(jsonOf(body, { hide }))}`,
  ].join(' \\\n');
}

/** Text as a shell takes it, without looking into it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

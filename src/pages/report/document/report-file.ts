/** Report file: the document as an HTML page of its own, which loads nothing and runs nothing. */
import { fileName } from '#features/files/download.ts';
import styles from './report.css?raw';
import { whenComplete } from './when-complete.ts';

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The file of a document, in the language of this page, once the document is complete.
 *
 * @param sheet the element that holds the document
 * @param title plain text
 */
export async function reportFile(sheet: HTMLElement, title: string): Promise<string> {
  await whenComplete(sheet);
  const { lang, dir } = document.documentElement;
  const named = document.createElement('title');
  named.textContent = title;
  return (
    `<!doctype html>\n<html lang="${lang || 'en'}" dir="${dir || 'ltr'}"><head>` +
    '<meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex">' +
    '<meta name="referrer" content="no-referrer">' +
    `${named.outerHTML}<style>${styles}</style></head>` +
    `<body class="report-page"><main>${sheet.innerHTML}</main></body></html>\n`
  );
}

/** The name of its file, with the day on which it is saved. */
export function reportFileName(name: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${fileName(name)}-${day}.html`;
}

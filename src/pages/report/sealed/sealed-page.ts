/** Sealed page: an HTML page that holds a sealed text, a form for its passphrase, and one script that opens it. */
import styles from './opener.css?raw';
import openerSource from './opener.ts?raw';
import type { SealedText } from './seal-text.ts';

/** What the page says before it is opened. */
interface SealedPageTexts {
  readonly title: string;
  readonly intro: string;
  /** Where no script runs. */
  readonly notice: string;
  readonly passphrase: string;
  readonly show: string;
  readonly open: string;
  readonly opening: string;
  readonly wrong: string;
}

interface SealedPage {
  readonly sealed: SealedText;
  readonly texts: SealedPageTexts;
  readonly lang: string;
  readonly dir: string;
}

/** As browsers read it from the page: a file of Windows has other ends of lines. */
const opener = openerSource.replaceAll('\r\n', '\n');

/** The page runs its own script alone, loads nothing and sends nothing. */
export async function sealedPage({ sealed, texts, lang, dir }: SealedPage): Promise<string> {
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${await sha256(opener)}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${escaped(dir)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escaped(texts.title)}</title>
<style>${styles}</style></head>
<body><main>
<h1>${escaped(texts.title)}</h1>
<p>${escaped(texts.intro)}</p>
<p id="notice">${escaped(texts.notice)}</p>
<form hidden data-opening="${escaped(texts.opening)}" data-wrong="${escaped(texts.wrong)}">
<label for="passphrase">${escaped(texts.passphrase)}</label>
<input id="passphrase" type="password" dir="auto" required aria-describedby="outcome"
 autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false">
<output id="outcome"></output>
<label><input type="checkbox">${escaped(texts.show)}</label>
<button>${escaped(texts.open)}</button>
</form>
</main>
<template data-rounds="${sealed.rounds}">${sealed.block}</template>
<script>${opener}</script>
</body></html>
`;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Sealed file: saves what a document shows as a page that opens with a passphrase. */
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { reportFile, reportFileName } from '#pages/report/document/report-file.ts';
import { sealText } from './seal-text.ts';
import { sealedPage } from './sealed-page.ts';

/**
 * A function that saves the file and returns its name, which says nothing of what is in it.
 *
 * @param sheet holds the document
 * @param title of the document
 */
export function useSealedFile(sheet: RefObject<HTMLElement | null>, title: string) {
  const t = useTranslations('report');
  const texts = {
    title: t('seal.file.title'),
    intro: t('seal.file.intro'),
    notice: t('seal.file.notice'),
    passphrase: t('seal.passphrase'),
    show: t('seal.show'),
    open: t('seal.file.open'),
    opening: t('seal.file.opening'),
    wrong: t('seal.file.wrong'),
  };
  return async (passphrase: string): Promise<string> => {
    if (sheet.current === null) throw new Error('The document is gone');
    const sealed = await sealText(await reportFile(sheet.current, title), passphrase);
    const { lang, dir } = document.documentElement;
    const page = await sealedPage({ sealed, texts, lang: lang || 'en', dir: dir || 'ltr' });
    const name = reportFileName(t('title'));
    saveFile(new Blob([page], { type: 'text/html' }), name);
    return name;
  };
}

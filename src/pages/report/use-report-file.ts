/** Report file: saves what the document shows as one file, and says so. */
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { whenComplete } from './document/when-complete.ts';

export function useReportFile(document: RefObject<HTMLElement | null>, title: string) {
  const t = useTranslations('report');
  const [message, setMessage] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (document.current === null) return;
    const { reportFile, reportFileName } = await import('./document/report-file.ts');
    const name = reportFileName(title);
    const text = await reportFile(document.current, title);
    saveFile(new Blob([text], { type: 'text/html' }), name);
    setFailed(false);
    setMessage(t('saved', { name }));
  };
  const print = async () => {
    if (document.current === null) return;
    await whenComplete(document.current);
    window.print();
  };
  const fail = () => {
    setFailed(true);
    setMessage(t('saveFailed'));
  };
  return {
    save: () => void save().catch(fail),
    print: () => void print(),
    // Browsers refuse to print a part of another page.
    canPrint: window.parent === window,
    message,
    hasFailed,
  };
}

/** Report file: saves what the document shows as one file, and says so. */
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { whenComplete } from './document/when-complete.ts';

export function useReportFile(document: RefObject<HTMLElement | null>, title: string) {
  const t = useTranslations('report');
  const [saved, setSaved] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (document.current === null) return;
    const { reportFile, reportFileName } = await import('./document/report-file.ts');
    const name = reportFileName(title);
    const text = await reportFile(document.current, title);
    saveFile(new Blob([text], { type: 'text/html' }), name);
    setFailed(false);
    setSaved(t('saved', { name }));
  };
  const print = async () => {
    if (document.current === null) return;
    await whenComplete(document.current);
    window.print();
  };
  return {
    save: () => void save().catch(() => setFailed(true)),
    print: () => void print(),
    // Browsers refuse to print a part of another page.
    canPrint: window.parent === window,
    /** For screen readers: browsers show by themselves that a file was saved. */
    saved,
    problem: hasFailed ? t('saveFailed') : '',
  };
}

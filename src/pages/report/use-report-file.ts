/** Report file: saves what the document shows as one file, and says so. */
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fileName, saveFile } from '#features/files/download.ts';

export function useReportFile(document: RefObject<HTMLElement | null>, title: string) {
  const t = useTranslations('report');
  const [message, setMessage] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (document.current === null) return;
    const { reportFile } = await import('./document/report-file.ts');
    const day = new Date().toISOString().slice(0, 10);
    const name = `${fileName(title)}-${day}.html`;
    saveFile(new Blob([reportFile(document.current, title)], { type: 'text/html' }), name);
    setFailed(false);
    setMessage(t('saved', { name }));
  };
  const fail = () => {
    setFailed(true);
    setMessage(t('saveFailed'));
  };
  return {
    save: () => void save().catch(fail),
    // Browsers refuse to print a part of another page.
    canPrint: window.parent === window,
    message,
    hasFailed,
  };
}

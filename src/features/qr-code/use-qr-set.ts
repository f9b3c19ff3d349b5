/** QR set hook: makes a file or a print of many codes, with its progress, its end, and a way to stop. */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { toPrintPage } from './PrintSheet.tsx';
import type { QrDesign } from './qr-design.ts';
import { makeCodes, type NamedCode, zipCodes } from './qr-set.ts';

const fileName = 'qr-codes';

export function useQrSet(urls: readonly string[], design: QrDesign) {
  const t = useTranslations('qr.set');
  const [progress, setProgress] = useState<number>();
  const [status, setStatus] = useState('');
  const [sheet, setSheet] = useState<{ codes: readonly NamedCode[]; number: number }>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  // Pages may not print from within another page, so that there it is a file.
  const canPrint = window.parent === window;

  /** One piece of work at a time; its end is reported, because a download is not visible in the page. */
  const run = async (act: (signal: AbortSignal) => Promise<string>) => {
    const controller = new AbortController();
    work.current = controller;
    setStatus('');
    setProgress(0);
    try {
      setStatus(await act(controller.signal));
    } catch {
      setStatus(controller.signal.aborted ? t('stopped') : t('failed'));
    }
    setProgress(undefined);
  };

  const making = (signal: AbortSignal, from: number, to: number) => ({
    signal,
    onProgress: (done: number) =>
      setProgress(from + ((to - from) * done) / Math.max(1, urls.length)),
  });

  const leftOut = (codes: readonly NamedCode[]) => {
    const count = urls.length - codes.length;
    return count === 0 ? [] : [t('tooLong', { count })];
  };

  const save = (format: 'svg' | 'png') =>
    run(async (signal) => {
      const codes = await makeCodes(urls, design, making(signal, 0, 30));
      const file = await zipCodes(codes, format, design, making(signal, 30, 100));
      saveFile(file, `${fileName}.zip`);
      return [t('saved', { count: codes.length, file: `${fileName}.zip` }), ...leftOut(codes)].join(
        ' ',
      );
    });

  const print = () =>
    run(async (signal) => {
      const codes = await makeCodes(urls, design, making(signal, 0, 100));
      setSheet((before) => ({ codes, number: (before?.number ?? 0) + 1 }));
      return [
        ...(canPrint ? [] : [t('savedPage', { file: `${fileName}.html` })]),
        ...leftOut(codes),
      ].join(' ');
    });

  /** What the printer gets, or the file in its place. */
  const onSheet = (element: HTMLElement) => {
    if (canPrint) window.print();
    else
      saveFile(
        new Blob([toPrintPage(element, t('page'))], { type: 'text/html' }),
        `${fileName}.html`,
      );
  };

  return {
    progress,
    status,
    sheet,
    onSheet,
    canPrint,
    save,
    print,
    stop: () => work.current?.abort(),
  };
}

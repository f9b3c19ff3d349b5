/** QR set hook: makes a file or a print of many codes, with its progress, its end, and a way to stop. */
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#features/files/download.ts';
import type { QrDesign } from '#features/qr-code/design/qr-design.ts';
import { formatCount } from '#ui/format/format.ts';
import { toPrintPage } from './PrintSheet.tsx';
import { makeCodes, type NamedCode, zipCodes } from './qr-set.ts';

const fileName = 'qr-codes';

export function useQrSet(addresses: readonly string[], design: QrDesign) {
  const [progress, setProgress] = useState<number>();
  const [status, setStatus] = useState('');
  const [sheet, setSheet] = useState<{ codes: readonly NamedCode[]; number: number }>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  // Pages may not print from within another page, so that there it is a file.
  const canPrint = window.parent === window;

  /** One piece of work at a time; its end is told, because a download is not visible in the page. */
  const run = async (act: (signal: AbortSignal) => Promise<string>) => {
    const controller = new AbortController();
    work.current = controller;
    setStatus('');
    setProgress(0);
    try {
      setStatus(await act(controller.signal));
    } catch {
      setStatus(controller.signal.aborted ? 'Stopped.' : 'This browser could not make the codes.');
    }
    setProgress(undefined);
  };

  const making = (signal: AbortSignal, from: number, to: number) => ({
    signal,
    onProgress: (done: number) => setProgress(from + ((to - from) * done) / Math.max(1, addresses.length)),
  });

  const save = (format: 'svg' | 'png') =>
    run(async (signal) => {
      const codes = await makeCodes(addresses, design, making(signal, 0, 30));
      const file = await zipCodes(codes, format, design, making(signal, 30, 100));
      saveFile(file, `${fileName}.zip`);
      return `Saved ${formatCount(codes.length, 'code')} as ${fileName}.zip.${leftOut(addresses.length - codes.length)}`;
    });

  const print = () =>
    run(async (signal) => {
      const codes = await makeCodes(addresses, design, making(signal, 0, 100));
      setSheet((before) => ({ codes, number: (before?.number ?? 0) + 1 }));
      return `${canPrint ? '' : `Saved as ${fileName}.html: open it and print.`}${leftOut(addresses.length - codes.length)}`;
    });

  /** What the printer gets, or the file in its place. */
  const onSheet = (element: HTMLElement) => {
    if (canPrint) window.print();
    else saveFile(new Blob([toPrintPage(element)], { type: 'text/html' }), `${fileName}.html`);
  };

  return { progress, status, sheet, onSheet, canPrint, save, print, stop: () => work.current?.abort() };
}

function leftOut(count: number): string {
  return count === 0 ? '' : ` ${formatCount(count, 'short link')} ${count === 1 ? 'is' : 'are'} too long for a code.`;
}

/** PDF boxes: where marked elements of a page lie on the pages of its PDF, by the links that a browser writes for them. */
import type { Page } from '@playwright/test';

interface PdfBox {
  readonly mark: string;
  /** From 0. */
  readonly page: number;
  /** From the lower edge of the page, in points. */
  readonly bottom: number;
  readonly top: number;
  /** From the left edge of the page, in points. */
  readonly left: number;
  readonly right: number;
}

export interface PrintedPage {
  readonly boxes: readonly PdfBox[];
  /** Of each page, in points. */
  readonly heights: readonly number[];
  readonly widths: readonly number[];
}

const prefix = 'https://mark.invalid/';

/**
 * Prints a page whose elements of a selector are covered by links: a browser writes the box of each link into the PDF, once
 * for each page that a part of it is on.
 */
export async function printMarked(
  page: Page,
  selector: string,
  format: 'A4' | 'Letter',
): Promise<PrintedPage> {
  await page.evaluate(
    ([marked, start]) => {
      for (const [index, element] of [...document.querySelectorAll(marked)].entries()) {
        // Of a row, its first cell, which is as high.
        const box = element instanceof HTMLTableRowElement ? element.cells[0] : element;
        if (!(box instanceof HTMLElement)) continue;
        const link = document.createElement('a');
        link.href = `${start}${index}`;
        link.style.cssText = 'position: absolute; inset: 0';
        box.style.position = 'relative';
        box.append(link);
      }
    },
    [selector, prefix] as const,
  );
  const pdf = await page.pdf({ format, preferCSSPageSize: false, printBackground: true });
  await page.evaluate((start) => {
    for (const link of document.querySelectorAll(`a[href^="${start}"]`)) link.remove();
  }, prefix);
  return readPdf(pdf.toString('latin1'));
}

/** Objects of a PDF by Chromium: uncompressed, but for the streams in them. */
function readPdf(text: string): PrintedPage {
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\b([\s\S]*?)\bendobj/gm)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  const sizes = pages.map((body) =>
    /\/MediaBox\s*\[([^\]]*)\]/.exec(body)?.[1]?.trim().split(/\s+/).map(Number),
  );
  const boxes = pages.flatMap((body, page) => {
    const ids = [...(/\/Annots\s*\[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
    return ids.flatMap(([, id = '']) => {
      const annotation = objects.get(id) ?? '';
      const mark = new RegExp(`\\(${prefix}(\\d+)\\)`).exec(annotation)?.[1];
      const rect = /\/Rect\s*\[([^\]]*)\]/.exec(annotation)?.[1]?.trim().split(/\s+/).map(Number);
      if (mark === undefined || rect === undefined) return [];
      return [
        {
          mark,
          page,
          bottom: Math.min(rect[1] ?? 0, rect[3] ?? 0),
          top: Math.max(rect[1] ?? 0, rect[3] ?? 0),
          left: Math.min(rect[0] ?? 0, rect[2] ?? 0),
          right: Math.max(rect[0] ?? 0, rect[2] ?? 0),
        },
      ];
    });
  });
  return {
    boxes,
    heights: sizes.map((size) => size?.[3] ?? Number.NaN),
    widths: sizes.map((size) => size?.[2] ?? Number.NaN),
  };
}

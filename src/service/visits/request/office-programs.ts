/**
 * Office programs: Word, Excel, PowerPoint, Outlook and OneNote, which fetch a link before they hand
 * it to the browser.
 */
import type { VisitAnswer } from './http-types.ts';

const officeProgram =
  /\bms-office\b|\bMSOffice\b|\bMicrosoft[ -]Office\b|\bMicrosoft[ .-](Word|Excel|PowerPoint|Outlook|OneNote|Visio|Project|Access|Publisher)\b|^(Word|Excel|PowerPoint|OneNote|Office)\/\d|^MacOutlook\/|^Outlook-Express\/|\bMS ?FrontPage\b/i;

export function isOfficeProgram(userAgent: string): boolean {
  return officeProgram.test(userAgent);
}

/**
 * They follow redirects, and the browser gets the address at the end of them: the visitor would
 * never come here. After a page without a redirect the browser gets the short link.
 */
export const officeAnswer: VisitAnswer = {
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body: '<!doctype html><meta http-equiv="refresh" content="0"><title>Link</title>',
};

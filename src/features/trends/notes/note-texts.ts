/** Note texts: the notes of an interval as a table and a screen reader say them. */
import type { useTranslations } from 'use-intl';

type NoteTexts = ReturnType<typeof useTranslations<'trends'>>;

/** More of them are counted. */
const maxSaid = 3;

/** "Note: Newsletter 46 sent"; '' for none. */
export function notesSentence(texts: readonly string[], t: NoteTexts): string {
  if (texts.length === 0) return '';
  return t('notes.said', { count: texts.length, text: notesCell(texts, t) });
}

/** What a chart says of one interval: its parts that are not empty, one after the other. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part, index, all) => {
      const isLast = index === all.length - 1;
      return isLast || part.endsWith('.') ? part : `${part}.`;
    })
    .join(' ');
}

/** The first of them, and how many more there are. */
export function notesCell(texts: readonly string[], t: NoteTexts): string {
  const first = texts.slice(0, maxSaid).join('; ');
  const more = texts.length - maxSaid;
  return more > 0 ? t('notes.andMore', { text: first, count: more }) : first;
}

/** ODS reader: the cells of the sheets of an OpenDocument spreadsheet, with dates as ISO dates. */
import { xmlTokens } from './xml-tokens.ts';

/** Empty rows and cells at the end of a sheet are written once, with a number of many thousands. */
const maxRepeats = 1000;

export function odsSheets(content: string): string[][][] {
  const sheets: string[][][] = [];
  let row: string[] = [];
  let rowRepeats = 1;
  let cell: { text: string; repeats: number; value: string } | undefined;
  let isNote = false;
  const endCell = () => {
    if (cell === undefined) return;
    const text = cell.value || cell.text;
    const repeats = text === '' ? Math.min(cell.repeats, maxRepeats) : cell.repeats;
    for (let count = 0; count < repeats && row.length < maxRepeats; count += 1) row.push(text);
    cell = undefined;
  };
  for (const token of xmlTokens(content)) {
    if (token.kind === 'text') {
      if (cell !== undefined && !isNote) cell.text += token.text;
      continue;
    }
    const isOpen = token.kind === 'open';
    if (token.name === 'annotation') isNote = isOpen && !token.isEmpty;
    if (token.name === 'table' && isOpen) sheets.push([]);
    if (token.name === 'table-row' && isOpen) {
      row = [];
      rowRepeats = Number(token.attributes['number-rows-repeated'] ?? 1);
    }
    if ((token.name === 'table-cell' || token.name === 'covered-table-cell') && isOpen) {
      const { 'number-columns-repeated': repeats = '1', 'date-value': date = '' } =
        token.attributes;
      cell = {
        text: '',
        repeats: Number(repeats),
        value: date.replace('T', ' ').replace(/ 00:00:00$/, ''),
      };
      if (token.isEmpty) endCell();
    } else if (token.name === 'table-cell') endCell();
    if (token.name === 'table-row' && !isOpen) {
      while (row.at(-1) === '') row.pop();
      const repeats = row.length === 0 ? Math.min(rowRepeats, maxRepeats) : rowRepeats;
      for (let count = 0; count < repeats; count += 1) sheets.at(-1)?.push([...row]);
    }
  }
  return sheets;
}

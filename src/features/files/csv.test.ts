import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '#testing/nasty-text.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type CsvCell, csvRows, csvText, isGuarded } from './csv.ts';

const text = nastyText();

/** The cells as spreadsheets read them: only the first character of a cell opens a quote, and text after its end is kept. */
function spreadsheetCells(file: string, delimiter: string): string[] {
  const cells: string[] = [];
  let rest = file.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const plain = new RegExp(`^[^${delimiter}\\r\\n]*`).exec(rest)?.[0] ?? '';
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + plain);
    rest = rest.slice(plain.length + 1);
  }
  return cells;
}

describe('csvText', () => {
  it('Whatever text is written is read back as it was', () => {
    const table = fc.integer({ min: 1, max: 5 }).chain((width) => {
      const row = fc.array(text, { minLength: width, maxLength: width });
      return fc.record({ columns: row, rows: fc.array(row, { maxLength: 6 }) });
    });
    fc.assert(
      fc.property(table, ({ columns, rows }) => {
        expect(csvRows(csvText(columns, rows), ',')).toEqual([columns, ...rows]);
      }),
      propertyRuns(300),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['\t1', "'\t1"],
    ['\r1', "'\r1"],
    ['\n1', "'\n1"],
    ['\0=1', "'\0=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ["'=1", "''=1"],
  ])('The text %j cannot run as a formula', (cell, guarded) => {
    expect(csvText(['c', 'd'], [[cell, 'x']])).toContain(`"${guarded}",x`);
    expect(csvRows(csvText(['c', 'd'], [[cell, 'x']]), ',')[1]).toEqual([cell, 'x']);
  });

  it.each([';', '\t'])(
    'No part of a text runs as a formula in a spreadsheet that separates cells by %j',
    (delimiter) => {
      const formula = /^\s*[=+\-@＝＠]/u;
      fc.assert(
        fc.property(fc.array(text, { minLength: 2, maxLength: 2 }), (row) => {
          expect(
            spreadsheetCells(csvText(['a', 'b'], [row]), delimiter).filter((cell) =>
              formula.test(cell),
            ),
          ).toEqual([]);
        }),
        propertyRuns(300),
      );
    },
  );

  it('A comma inside a text begins no other cell, so that coordinates stay whole', () => {
    const place = 'https://maps.example/@52.52,-13.4,15z';
    expect(csvText(['c'], [[place]])).toContain(`"${place}"`);
  });

  it.each(['a=1', "it's", "'quoted'", "'", '', '1-2', 'https://a.example/?a=b'])(
    'The text %j stays as it is',
    (cell) => {
      expect(isGuarded(cell)).toBe(false);
      expect(csvRows(csvText(['c', 'd'], [[cell, 'x']]), ',')[1]).toEqual([cell, 'x']);
    },
  );

  it('Numbers stay numbers, also below zero; nothing is an empty cell', () => {
    const cells: CsvCell[] = [-5, 1.5, true, null];
    expect(csvText(['a', 'b', 'c', 'd'], [cells])).toBe('\uFEFFa,b,c,d\r\n-5,1.5,true,\r\n');
  });

  it('Quotes what holds a quote, a comma or a new line, and nothing else', () => {
    expect(csvText(['one', 'two, three'], [['say "hi"', 'line\nline']])).toBe(
      '\uFEFFone,"two, three"\r\n"say ""hi""","line\nline"\r\n',
    );
  });

  it('Column names of a stranger are guarded as cells are', () => {
    expect(csvText(['=cmd', 'b'], [])).toBe('\uFEFF"\'=cmd",b\r\n');
  });
});

describe('csvRows', () => {
  it('Reads what spreadsheets write: marks, either end of line, semicolons and tabs', () => {
    expect(csvRows('\uFEFFa;b\n1;"x;\ny"\n\n', ';')).toEqual([['a', 'b'], ['1', 'x;\ny'], ['']]);
    expect(csvRows('a\tb\r\n1\t2', '\t')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('A quote that is never closed loses no text', () => {
    expect(csvRows('a,b\n1,"open\n2,3', ',').flat().join('|')).toContain('open');
  });
});

/** Problem texts of an import: what is wrong with a cell or a file, and what would be right, in the language of the page. */
import type { useTranslations } from 'use-intl';
import type { FindingWriter } from '#features/new-link/finding-text.ts';
import { type FileProblem, maxRows, type Problem } from './table-types.ts';

type Texts = ReturnType<typeof useTranslations<'linksImport.table'>>;

/** What is wrong with a cell or a row. */
export function problemText(problem: Problem, t: Texts, findingText: FindingWriter): string {
  switch (problem.key) {
    case 'shortLink':
      return t('problems.shortLink');
    case 'several':
      return t('problems.several', {
        field: problem.field,
        name: problem.name,
        count: problem.count,
      });
    case 'looking':
    case 'none':
      return t(`problems.${problem.key}`, { field: problem.field, name: problem.name });
    case 'values':
    case 'addresses':
      return t(`problems.${problem.key}`, { example: problem.example });
    case 'ending':
    case 'taken':
    case 'excel':
    case 'excelMaybe':
      return t(`problems.${problem.key}`, { name: problem.name });
    case 'alias':
    case 'twin':
      return t(`problems.${problem.key}`, { row: problem.row });
    case 'blanks':
    case 'cut':
    case 'date':
    case 'yesNo':
      return t(`problems.${problem.key}`);
    default:
      return findingText(problem);
  }
}

/** Why a file was not read; '' where it was. */
export function fileProblemText(problem: FileProblem | undefined, t: Texts): string {
  if (problem === undefined) return '';
  switch (problem.key) {
    case 'said':
      return problem.message;
    case 'large':
      return t('file.large', { file: problem.file });
    case 'tooMany':
      return t('file.tooMany', { rows: problem.rows, most: maxRows });
    default:
      return t(`file.${problem.key}`);
  }
}

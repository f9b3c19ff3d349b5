/** Problem texts of an import: what is wrong with a cell or a file, and what would be right, in the language of the page. */
import type { useTranslations } from 'use-intl';
import type { NamingProblem } from '#contract/new-link/check-naming.ts';
import type { CheckWriter } from '#ui/format/use-check-text.ts';
import { type FileProblem, mostRows, type Problem } from './table-types.ts';

type Texts = ReturnType<typeof useTranslations<'linksImport.table'>>;

export interface ProblemWriters {
  readonly checkText: CheckWriter;
  readonly naming: (problem: NamingProblem) => string;
}

/** What is wrong with a cell or a row. */
export function problemText(
  problem: Problem,
  t: Texts,
  { checkText, naming }: ProblemWriters,
): string {
  switch (problem.key) {
    case 'naming':
      return naming(problem.naming);
    case 'contract':
      return checkText(problem.message);
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
    case 'lookalike':
    case 'dotless':
      return t(`problems.${problem.key}`, { host: problem.host });
    case 'country':
    case 'twice':
    case 'ending':
    case 'taken':
    case 'excel':
    case 'excelMaybe':
      return t(`problems.${problem.key}`, { name: problem.name });
    case 'alias':
    case 'twin':
      return t(`problems.${problem.key}`, { row: problem.row });
    default:
      return t(`problems.${problem.key}`);
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
      return t('file.tooMany', { rows: problem.rows, most: mostRows });
    default:
      return t(`file.${problem.key}`);
  }
}

/** Problem writers hook: what an import's problems need beside their own texts. */
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { namingText } from '#features/new-link/naming/naming-text.ts';
import type { ProblemWriters } from '#pages/links-import/table/problem-texts.ts';
import { useCheckText } from '#ui/format/use-check-text.ts';

export function useProblemWriters(): ProblemWriters {
  const checkText = useCheckText();
  const t = useTranslations('linksNew');
  return useMemo(
    () => ({ checkText, naming: (problem) => namingText(problem, t) }),
    [checkText, t],
  );
}

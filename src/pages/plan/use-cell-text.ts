/** Cell texts: the state of a cell and each of its problems, in the language of the page. */
import { useTranslations } from 'use-intl';
import { useFindingText } from '#features/new-link/finding-text.ts';
import { useMessage } from '#ui/format/use-message.ts';
import type { CellProblem, PlanCell } from './plan-cells.ts';
import type { PlanState } from './use-plan.ts';

export function useProblemText(): (problem: CellProblem) => string {
  const t = useTranslations('plan.problems');
  const findingText = useFindingText();
  const write = useMessage();
  return (problem) => {
    switch (problem.key) {
      case 'refused':
        return write(problem.why).slice(0, 300);
      case 'noAlias':
        return t('noAlias');
      case 'aliasTwice':
        return t('aliasTwice', { alias: problem.alias });
      case 'sameUrl':
        return t('sameUrl', { alias: problem.alias });
      case 'existed':
        return t('existed', { alias: problem.alias });
      case 'shared':
        return t('shared', { alias: problem.alias });
      default:
        return findingText(problem);
    }
  };
}

const stateKeys = {
  waiting: 'waiting',
  sending: 'sending',
  unknown: 'unknown',
  created: 'created',
} as const;

/** One line for the grid: the first problem, else what became of the link; '' for one that is planned. */
export function useCellText({ clicks, isFilled }: PlanState): (cell: PlanCell) => string {
  const t = useTranslations('plan.grid');
  const problemText = useProblemText();
  return ({ state, problems, link }) => {
    const [problem] = problems;
    if (problem !== undefined && (isFilled || state === 'created')) {
      const isUsed = problem.key === 'aliasUsed' || problem.key === 'aliasTwice';
      return isUsed ? t('inUse') : problemText(problem);
    }
    if (state === 'planned' || state === 'off') return '';
    const count = link === undefined ? undefined : clicks.get(link.id);
    return count === undefined
      ? t(stateKeys[state])
      : `${t('created')} · ${t('clicks', { count })}`;
  };
}

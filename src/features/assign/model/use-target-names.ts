/** Target names: what a channel or campaign is called, in the language of the dashboard. */
import { useTranslations } from 'use-intl';
import type { AssignTarget } from './assignment.ts';

export interface TargetNames {
  /** Kind and id replace a name that is empty or unparsed, which could not be clicked. */
  nameOf: (kind: AssignTarget['kind'], row: { id: number | null; name: string | null }) => string;
  /** An assign target from a row. */
  targetOf: (kind: AssignTarget['kind'], row: { id: number; name: string | null }) => AssignTarget;
}

export function useTargetNames(): TargetNames {
  const t = useTranslations('assign');
  const nameOf: TargetNames['nameOf'] = (kind, { id, name }) => {
    if (name !== null && name.trim() !== '') return name;
    return id === null ? t(`kind.${kind}`) : t('numbered', { kind, id: String(id) });
  };
  return { nameOf, targetOf: (kind, row) => ({ kind, id: row.id, name: nameOf(kind, row) }) };
}

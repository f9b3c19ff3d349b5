/** Target action: which dialog of the page of one channel or campaign is open. */
import { useState } from 'react';
import type { TargetAction } from './TargetDialogs.tsx';

interface Named {
  readonly id: number;
  readonly name: string | null;
}

/**
 * @param record the channel or campaign; undefined until it was read
 * @param named its id, with its name as far as that is known
 */
export function useTargetAction<Row>(record: Row | undefined, named: Named) {
  const [opened, open] = useState<TargetAction<Row>>();
  return {
    action: withName(opened, named),
    close: () => open(undefined),
    onAssign: () => open({ kind: 'assign', record: named }),
    onEdit: record === undefined ? undefined : () => open({ kind: 'edit', record }),
    onDelete: () => open({ kind: 'delete', record: named }),
  };
}

/** A dialog that was opened before the name was read gets it then; one that has a name keeps it. */
function withName<Row>(
  action: TargetAction<Row> | undefined,
  named: Named,
): TargetAction<Row> | undefined {
  if (action === undefined || action.kind === 'create' || action.kind === 'edit') return action;
  return named.name === null ? action : { ...action, record: named };
}

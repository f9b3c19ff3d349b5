/** Grid cell: the alias of a link of a plan, what became of it, and what puts it right. */
import { Anchor, Loader, Popover, Switch } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CellPanel } from './CellPanel.tsx';
import classes from './PlanGrid.module.css';
import { isOpenCell, type PlanCell } from './plan-cells.ts';
import { useCellText } from './use-cell-text.ts';
import type { PlanState } from './use-plan.ts';

interface GridCellProps {
  cell: PlanCell;
  state: PlanState;
  isPhone: boolean;
  isCurrent: boolean;
  isOpened: boolean;
  onCurrent: () => void;
  onOpen: () => void;
  /** @param isByKey the focus goes back to the cell */
  onClose: (isByKey: boolean) => void;
}

export function GridCell(props: GridCellProps) {
  const { cell, state, isPhone, isCurrent, isOpened, onCurrent, onOpen, onClose } = props;
  const content = (
    <div className={classes.cell}>
      <CellContent cell={cell} state={state} isPhone={isPhone} />
    </div>
  );
  return (
    <td
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      data-state={cell.state}
      data-tone={toneOf(cell, state.isFilled)}
      onFocus={onCurrent}
      onClick={({ target, currentTarget }) => {
        // Its panel and its buttons are no part of it.
        const isInside = target instanceof Element && target.closest('button, label') === null;
        if (!isInside || !currentTarget.contains(target)) return;
        currentTarget.focus();
        onOpen();
      }}
    >
      {isOpened ? (
        <Popover
          opened
          withRoles={false}
          trapFocus
          closeOnEscape={false}
          position="bottom-start"
          width={440}
          onClose={() => onClose(false)}
        >
          <Popover.Target>{content}</Popover.Target>
          <Popover.Dropdown className={classes.panel}>
            <CellPanel state={state} cell={cell} onClose={() => onClose(true)} />
          </Popover.Dropdown>
        </Popover>
      ) : (
        content
      )}
    </td>
  );
}

function CellContent({ cell, state, isPhone }: Pick<GridCellProps, 'cell' | 'state' | 'isPhone'>) {
  const t = useTranslations('plan.grid');
  const status = useCellText(state)(cell);
  return (
    <>
      {cell.variant === '' ? null : (
        <bdi dir="auto" className={classes.variant}>
          {cell.variant}
        </bdi>
      )}
      <span className={classes.link}>
        {cell.state === 'off' ? (
          <span>{t('off')}</span>
        ) : (
          <bdi dir="ltr" className={classes.alias}>
            {cell.alias || t('noAlias')}
          </bdi>
        )}
        {status === '' ? null : (
          <small>
            <StateIcon state={cell.state} />
            <span title={status}>{status}</span> <Cure cell={cell} state={state} />
          </small>
        )}
      </span>
      {isPhone && isOpenCell(cell) && !state.isRunning ? (
        <OnSwitch cell={cell} state={state} />
      ) : null}
    </>
  );
}

/** Beside words that say the same. */
function StateIcon({ state }: Pick<PlanCell, 'state'>) {
  if (state === 'created') return <Check size={14} aria-hidden className={classes.done} />;
  return state === 'sending' ? <Loader size={12} aria-hidden /> : null;
}

/** Takes the alias that is free. The panel of the cell has it for the keyboard. */
function Cure({ cell, state }: { cell: PlanCell; state: PlanState }) {
  const t = useTranslations('plan.cell');
  const [next] = cell.problems.flatMap((problem) =>
    'next' in problem ? (problem.next ?? []) : [],
  );
  if (next === undefined || !state.isFilled) return null;
  return (
    <Anchor
      component="button"
      type="button"
      tabIndex={-1}
      className={classes.cure}
      aria-label={t('use', { alias: next })}
      onClick={() => state.changeCell(cell.key, { alias: next })}
    >
      {t('use', { alias: `…${next.slice(next.lastIndexOf('-'))}` })}
    </Anchor>
  );
}

function OnSwitch({ cell, state }: { cell: PlanCell; state: PlanState }) {
  const t = useTranslations('plan.cell');
  return (
    <Switch
      aria-label={t('create', { alias: cell.alias })}
      checked={cell.state === 'planned'}
      onChange={(event) => state.changeCell(cell.key, { isOff: !event.currentTarget.checked })}
    />
  );
}

function toneOf({ state, isWrong, problems }: PlanCell, isFilled: boolean): string | undefined {
  if (isWrong && isFilled) return 'wrong';
  if (problems.length > 0 && (isFilled || state === 'created')) return 'check';
  return undefined;
}

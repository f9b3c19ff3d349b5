/** Plan grid: a row for each channel, a column for each variant, moved through by arrow keys. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { sumOfCells } from '#features/plans/plan-clicks.ts';
import { variantsOf } from '#features/plans/plan-slots.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import classes from './PlanPage.module.css';
import type { PlanCell } from './plan-cells.ts';
import { useCellText } from './use-cell-text.ts';
import type { PlanState } from './use-plan.ts';

/** The field to which Enter leads from a cell. */
export const aliasFieldId = 'plan-cell-alias';

interface PlanGridProps {
  state: PlanState;
  current: PlanCell;
  onCurrent: (key: string) => void;
}

export function PlanGrid({ state, current, onCurrent }: PlanGridProps) {
  const t = useTranslations('plan.grid');
  const { plan, cells, changeCell } = state;
  const grid = useRef<HTMLTableElement>(null);
  const variants = variantsOf(plan);
  const place = Math.max(0, cells.indexOf(current));
  const hasFocus = useRef(false);
  // After a move by keys, the focus is on the cell that is the current one now.
  useEffect(() => {
    if (hasFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasFocus.current = false;
  }, [current.key]);

  const moveTo = (index: number) => {
    const next = cells[index];
    if (next === undefined || next === current) return;
    hasFocus.current = true;
    onCurrent(next.key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isCell = event.target instanceof HTMLElement && event.target.role === 'gridcell';
    if (!isCell) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const column = place % variants.length;
    const beside = (step: number) => {
      const next = column + (isMirrored ? -step : step);
      return next < 0 || next >= variants.length ? place : place - column + next;
    };
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: beside(1),
      ArrowLeft: beside(-1),
      ArrowDown: place + variants.length,
      ArrowUp: place - variants.length,
      Home: place - column,
      End: place - column + variants.length - 1,
    };
    const target = targets[event.key];
    const isOpen = current.state === 'planned' || current.state === 'off';
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter') document.getElementById(aliasFieldId)?.focus();
    else if (event.key === ' ' && isOpen)
      changeCell(current.key, { isOff: current.state === 'planned' });
    else if (event.key !== ' ') return;
    event.preventDefault();
  };

  return (
    <div className={classes.scroll}>
      <table
        ref={grid}
        role="grid"
        aria-label={t('label')}
        className={classes.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{t('channel')}</th>
            {variants.map((variant) => (
              <th key={variant} scope="col">
                <Head
                  name={variant === '' ? t('link') : variant}
                  cells={cells.filter((cell) => cell.variant === variant)}
                  state={state}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.channels.map((channel) => (
            <tr key={channel.name}>
              <th scope="row">
                <Head
                  name={channel.name}
                  detail={[channel.source, channel.medium].filter((tag) => tag !== '').join(' · ')}
                  cells={cells.filter((cell) => cell.channel === channel)}
                  state={state}
                />
              </th>
              {cells
                .filter((cell) => cell.channel === channel)
                .map((cell) => (
                  <Cell
                    key={cell.key}
                    cell={cell}
                    state={state}
                    isCurrent={cell === current}
                    onCurrent={onCurrent}
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  name: string;
  detail?: string;
  cells: readonly PlanCell[];
  state: PlanState;
}

/** Of a row or a column, with the clicks of its links and a button that copies them. */
function Head({ name, detail = '', cells, state: { clicks } }: HeadProps) {
  const t = useTranslations('plan.grid');
  const links = cells.flatMap(({ link }) => (link === undefined ? [] : [link]));
  const ids = links.map(({ id }) => id);
  const sum = sumOfCells(ids, clicks);
  const facts = [detail, sum === null ? '' : t('clicks', { count: sum })];
  return (
    <div className={classes.head}>
      <div>
        <bdi dir="auto">{name}</bdi>
        <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      </div>
      {links.length === 0 ? null : (
        <CopyButton
          value={links.map(({ shorturl }) => shorturl).join('\n')}
          label={t('copy', { name, count: links.length })}
        />
      )}
    </div>
  );
}

interface CellProps {
  cell: PlanCell;
  state: PlanState;
  isCurrent: boolean;
  onCurrent: (key: string) => void;
}

function Cell({ cell, state, isCurrent, onCurrent }: CellProps) {
  const t = useTranslations('plan.grid');
  const text = useCellText(state);
  const status = text(cell);
  return (
    <td
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      data-state={cell.state}
      data-tone={toneOf(cell, state.isFilled)}
      onFocus={() => onCurrent(cell.key)}
      onClick={(event) => event.currentTarget.focus()}
    >
      {cell.variant === '' ? null : (
        <bdi dir="auto" className={classes.variant}>
          {cell.variant}
        </bdi>
      )}
      <bdi dir="ltr" className={classes.alias}>
        {cell.state === 'off' ? t('off') : cell.alias || t('noAlias')}
      </bdi>
      {status === '' ? null : <small>{status}</small>}
    </td>
  );
}

function toneOf({ state, isWrong, problems }: PlanCell, isFilled: boolean): string | undefined {
  if (isWrong && isFilled) return 'wrong';
  if (problems.length > 0 && (isFilled || state === 'created')) return 'check';
  return undefined;
}

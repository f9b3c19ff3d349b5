/** Plan grid: a row for each channel, a column for each variant, moved through by arrow keys; a press opens a cell. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { variantsOf } from '#features/plans/plan-slots.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { GridCell } from './GridCell.tsx';
import { ChannelHead, VariantHead } from './GridHeads.tsx';
import classes from './PlanGrid.module.css';
import { isOpenCell, type PlanCell } from './plan-cells.ts';
import type { PlanState } from './use-plan.ts';

/** In pixels; the first is that of the style sheet. Where there is less room, the grid scrolls. */
const channelWidth = 232;
const variantWidth = 176;

interface PlanGridProps {
  state: PlanState;
  current: PlanCell;
  onCurrent: (key: string) => void;
}

export function PlanGrid({ state, current, onCurrent }: PlanGridProps) {
  const t = useTranslations('plan.grid');
  const { plan, cells, changeCell } = state;
  const isPhone = useIsPhone();
  const grid = useRef<HTMLTableElement>(null);
  const [opened, setOpened] = useState('');
  const variants = variantsOf(plan);
  const place = Math.max(0, cells.indexOf(current));
  const hasFocus = useRef(false);
  const focusCell = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  // After a move by keys, the focus is on the cell that is the current one now.
  useEffect(() => {
    if (hasFocus.current) focusCell();
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
    const target = movedBy(event.key, { place, columns: variants.length, isMirrored });
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter') setOpened(current.key);
    else if (event.key === ' ' && isOpenCell(current))
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
        style={isPhone ? {} : { minWidth: channelWidth + variants.length * variantWidth }}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{t('channel')}</th>
            {variants.map((variant) => (
              <th key={variant} scope="col">
                <VariantHead variant={variant} state={state} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.channels.map((channel) => (
            <tr key={channel.name}>
              <th scope="row">
                <ChannelHead channel={channel} state={state} />
              </th>
              {cells
                .filter((cell) => cell.channel === channel)
                .map((cell) => (
                  <GridCell
                    key={cell.key}
                    cell={cell}
                    state={state}
                    isPhone={isPhone}
                    isCurrent={cell === current}
                    isOpened={cell.key === opened}
                    onCurrent={() => onCurrent(cell.key)}
                    onOpen={() => setOpened(cell.key)}
                    onClose={(isByKey) => {
                      setOpened('');
                      if (isByKey) focusCell();
                    }}
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Grid keys: the cell to which a key leads in the grid of a plan. */

interface GridPlace {
  /** Of the current cell, row by row. */
  readonly place: number;
  readonly columns: number;
  /** The page reads from right to left. */
  readonly isMirrored: boolean;
}

/** The place of the cell, which may be outside of the grid; undefined for a key that does not move. */
function movedBy(key: string, { place, columns, isMirrored }: GridPlace) {
  const column = place % columns;
  const beside = (step: number) => {
    const next = column + (isMirrored ? -step : step);
    return next < 0 || next >= columns ? place : place - column + next;
  };
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: beside(1),
    ArrowLeft: beside(-1),
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: place - column,
    End: place - column + columns - 1,
  };
  return targets[key];
}

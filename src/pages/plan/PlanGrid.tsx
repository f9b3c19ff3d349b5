/** Plan grid: a row for each channel, a column for each variant, moved through by arrow keys. */
import { Check, CircleDashed } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { sumOfCells } from '#features/plans/plan-clicks.ts';
import { variantsOf } from '#features/plans/plan-slots.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './PlanPage.module.css';
import { slugOf } from './patterns.ts';
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
  const colors = useColorsByName();
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
                  detail={destinationOf(plan.url, variant)}
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
                  dot={<ColorDot color={colors.get(channel.name.toLowerCase()) ?? null} />}
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

/** What the variant makes of the destination; '' where it is the same for all. */
function destinationOf(url: string, variant: string): string {
  if (!url.includes('{variant}')) return '';
  const filled = url.replaceAll('{variant}', slugOf(variant));
  return filled.replace(/^https?:\/\//i, '');
}

/** The colours of channels that are read already. Costs no request. */
function useColorsByName(): ReadonlyMap<string, string | null> {
  const { rows = [] } = useListPages(channelsQuery, { enabled: false });
  return new Map(rows.map(({ name, color }) => [name?.toLowerCase() ?? '', color]));
}

interface HeadProps {
  name: string;
  /** Before its name. */
  dot?: ReactNode;
  detail?: string;
  cells: readonly PlanCell[];
  state: PlanState;
}

/** Of a row or a column, with the clicks of its links and a button that copies them. */
function Head({ name, dot, detail = '', cells, state: { clicks } }: HeadProps) {
  const t = useTranslations('plan.grid');
  const links = cells.flatMap(({ link }) => (link === undefined ? [] : [link]));
  const ids = links.map(({ id }) => id);
  const sum = sumOfCells(ids, clicks);
  const facts = [detail, sum === null ? '' : t('clicks', { count: sum })];
  return (
    <div className={classes.head}>
      <div>
        <span className={classes.name}>
          {dot}
          <bdi dir="auto">{name}</bdi>
        </span>
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
      <span className={classes.cell}>
        {cell.state === 'off' ? (
          t('off')
        ) : (
          <bdi dir="ltr" className={classes.alias}>
            {cell.alias || t('noAlias')}
          </bdi>
        )}
        <StateIcon state={cell.state} />
      </span>
      {status === '' ? null : <small>{status}</small>}
    </td>
  );
}

/** In words for a screen reader, where the cell says nothing else. */
function StateIcon({ state }: { state: PlanCell['state'] }) {
  const t = useTranslations('plan.grid');
  if (state === 'created')
    return <Check size={16} role="img" aria-label={t('created')} className={classes.done} />;
  if (state === 'sending') return <CircleDashed size={16} aria-hidden className={classes.waits} />;
  return null;
}

function toneOf({ state, isWrong, problems }: PlanCell, isFilled: boolean): string | undefined {
  if (isWrong && isFilled) return 'wrong';
  if (problems.length > 0 && (isFilled || state === 'created')) return 'check';
  return undefined;
}

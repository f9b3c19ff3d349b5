/** Links selection: the bar of the selected links with its shortcuts, and where links are dropped. */
import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { usePaletteActions } from '#features/actions/actions.ts';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { useAssignPicker } from '#features/assign/use-assign-actions.ts';
import type { LinkList } from '#pages/links/use-link-list.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { useReservedFoot } from '#ui/layout/use-reserved-foot.ts';
import classes from './LinksSelection.module.css';
import { selectionNote } from './selection.ts';
import type { LinkSelection } from './use-selection.ts';
import { useSelectionActions } from './use-selection-actions.ts';
import { useSelectionShortcuts } from './use-selection-shortcuts.ts';

interface LinksSelectionProps {
  list: LinkList;
  selection: LinkSelection;
  /** Selects or deselects all that match; undefined where only a request could tell which those are. */
  onSelectAll: ((selected: boolean) => void) | undefined;
}

export function LinksSelection({ list, selection, onSelectAll }: LinksSelectionProps) {
  const t = useTranslations('links.selection');
  const { library, rows } = list;
  const pick = useAssignPicker();
  const actions = useSelectionActions(selection);
  const selectAll = onSelectAll && (() => onSelectAll(true));
  const count = selection.state.links.size;
  const detail = t('count', { count });
  // Their keys work on the row with the focus too.
  usePaletteActions(
    count === 0 ? [] : Object.values(actions).map((action) => action && { ...action, detail }),
  );
  useSelectionShortcuts({
    rows: rows.filter(hasId),
    selection,
    onSelectAll: library?.scrolled === undefined ? undefined : selectAll,
    onAssign: pick,
  });
  return (
    <>
      {count === 0 ? null : (
        <SelectionBar
          list={list}
          selection={selection}
          actions={actions}
          onSelectAll={hasMore(list, selection) ? selectAll : undefined}
        />
      )}
      <DropDock selected={selection.items} />
    </>
  );
}

/** Whether more links match than are selected, and than the box above the rows selects. */
function hasMore({ library, rows }: LinkList, { items }: LinkSelection): boolean {
  if (library === undefined) return false;
  const isLong = library.scrolled !== undefined || library.total > rows.length;
  return isLong && library.total > items.length;
}

interface SelectionBarProps {
  list: LinkList;
  selection: LinkSelection;
  actions: ReturnType<typeof useSelectionActions>;
  /** Undefined where only a request could tell which links match, or where all are selected. */
  onSelectAll: (() => void) | undefined;
}

/** At the foot of the window, and in the flow of the page after the rows, so that it never covers the last one. */
function SelectionBar({ list, selection, actions, onSelectAll }: SelectionBarProps) {
  const t = useTranslations('links.selection');
  const bar = useFocusHandoff<HTMLElement>();
  const ref = useMergedRef(bar, useReservedFoot<HTMLElement>('--deck-selection'));
  const phone = useIsPhone();
  const { total, rows, library } = list;
  const { channel, campaign, copy, qr, exports, report, clear } = actions;
  // In one long list any row can be scrolled to.
  const isScrolled = library?.scrolled !== undefined;
  const note = isScrolled ? undefined : selectionNote(selection.state, rows, total);
  const selectAll =
    onSelectAll === undefined || total === undefined ? null : (
      <Button variant="default" onClick={onSelectAll}>
        {t('all', { count: total })}
      </Button>
    );
  return (
    <section ref={ref} className={classes.bar} aria-label={t('label')}>
      <p className={classes.count} role="status">
        <strong>{t('count', { count: selection.state.links.size })}</strong>
        {note === undefined || (phone && selectAll !== null) ? null : (
          <span className={classes.note}>
            {'rest' in note ? t('page', note) : t('elsewhere', { count: note.elsewhere })}
          </span>
        )}
      </p>
      {phone ? selectAll : null}
      {phone ? <ActionButton action={clear} isIcon /> : null}
      <div className={classes.actions}>
        <ActionButton action={channel} hasIcon={false} />
        {phone ? (
          <>
            <ActionButton action={copy} isIcon />
            <ActionMenu name={t('label')}>
              <ActionItems actions={[campaign, qr, exports, report]} />
            </ActionMenu>
          </>
        ) : (
          <>
            <ActionButton action={campaign} hasIcon={false} />
            <ActionButton action={copy} />
            <ActionButton action={qr} hasIcon={false} />
            <ActionButton action={exports} hasIcon={false} />
            <ActionButton action={report} hasIcon={false} />
            {selectAll}
            <ActionButton action={clear} className={classes.clear} />
          </>
        )}
      </div>
    </section>
  );
}

/** Link selection bar: assigns, copies or exports the selected links, or makes their QR codes. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Link } from '#contract/resources/links.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { paths } from '#features/paths.ts';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { useReservedFoot } from '#ui/layout/use-reserved-foot.ts';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import classes from './LinkSelectionBar.module.css';
import { selectionNote } from './selection.ts';
import type { LinkSelection } from './use-selection.ts';

interface LinkSelectionBarProps {
  selection: LinkSelection;
  /** The rows on the screen; undefined of one long list, in which any row can be scrolled to. */
  rows: readonly Link[] | undefined;
  /** Links on all pages, where known. */
  total: number | undefined;
  /** Selects all that match; undefined where only a request could tell which those are, or where all are selected. */
  onSelectAll: (() => void) | undefined;
  onAssign: (kind: AssignTarget['kind']) => void;
  onExport: () => void;
  onQr: () => void;
  onReport: () => void;
}

/** In a menu where there is little room. */
interface OtherAct {
  readonly name: string;
  readonly popup?: 'dialog';
  readonly onClick: () => void;
}

/** At the foot of the window, and in the flow of the page after the rows, so that it never covers the last one. */
export function LinkSelectionBar({
  selection,
  rows,
  total,
  onSelectAll,
  onAssign,
  onExport,
  onQr,
  onReport,
}: LinkSelectionBarProps) {
  const t = useTranslations('links.selection');
  const report = useTranslations('report')('open');
  const bar = useFocusHandoff<HTMLElement>();
  const ref = useMergedRef(bar, useReservedFoot<HTMLElement>('--deck-selection'));
  const phone = useIsPhone();
  const leadsTo = useLeadsTo();
  const { links } = selection.state;
  // There may be a hundred thousand.
  const urls = useMemo(
    () => [...links.values()].flatMap(({ shorturl }) => shorturl ?? []),
    [links],
  );
  const note = rows === undefined ? undefined : selectionNote(selection.state, rows, total);
  const clear = () => {
    selection.clear();
    // The bar is removed with the focused button.
    document.querySelector<HTMLElement>('main [data-row] [data-opens]')?.focus();
  };
  const name = t('copyLabel', { count: urls.length });
  const others: readonly OtherAct[] = [
    ...(urls.length === 0 ? [] : [{ name: t('qr'), popup: 'dialog' as const, onClick: onQr }]),
    { name: t('export'), onClick: onExport },
    ...(leadsTo(paths.report.pattern) ? [{ name: report, onClick: onReport }] : []),
  ];
  const selectAll =
    onSelectAll === undefined || total === undefined ? null : (
      <Button variant="default" onClick={onSelectAll}>
        {t('all', { count: total })}
      </Button>
    );
  return (
    <section ref={ref} className={classes.bar} aria-label={t('label')}>
      <p className={classes.count} role="status">
        <strong>{t('count', { count: links.size })}</strong>
        {note === undefined || (phone && selectAll !== null) ? null : (
          <span className={classes.note}>
            {'rest' in note ? t('page', note) : t('elsewhere', { count: note.elsewhere })}
          </span>
        )}
      </p>
      {phone ? (
        <>
          {selectAll}
          <ActionIcon aria-label={t('clear')} onClick={clear}>
            <X size={16} />
          </ActionIcon>
        </>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" aria-keyshortcuts="a" onClick={() => onAssign('channel')}>
          {t('channel')}
        </Button>
        {phone ? null : (
          <Button
            variant="default"
            aria-keyshortcuts="Shift+A"
            onClick={() => onAssign('campaign')}
          >
            {t('campaign')}
          </Button>
        )}
        {urls.length === 0 ? null : (
          <CopyButton value={urls.join('\n')} label={name}>
            {phone ? undefined : t('copy')}
          </CopyButton>
        )}
        {phone ? (
          <ActionsMenu name={t('label')}>
            <Menu.Item onClick={() => onAssign('campaign')}>{t('campaign')}</Menu.Item>
            {others.map((other) => (
              <Menu.Item key={other.name} onClick={other.onClick}>
                {other.name}
              </Menu.Item>
            ))}
          </ActionsMenu>
        ) : (
          others.map((other) => (
            <Button
              key={other.name}
              variant="default"
              aria-haspopup={other.popup}
              onClick={other.onClick}
            >
              {other.name}
            </Button>
          ))
        )}
        {phone ? null : selectAll}
        {phone ? null : (
          <Button
            variant="default"
            className={classes.clear}
            leftSection={<X size={14} aria-hidden />}
            onClick={clear}
          >
            {t('clear')}
          </Button>
        )}
      </div>
    </section>
  );
}

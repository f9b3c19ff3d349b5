/** Views menu: opens views that have no tab, saves and deletes views, and chooses how the rows are shown. */
import { Menu, UnstyledButton } from '@mantine/core';
import { BookmarkX, Check, ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import type { ListState } from '#features/link-list/list-state.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { activeView } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';
import { useSaveView } from './use-save-view.ts';
import classes from './ViewTabs.module.css';

/** A view that has no tab. */
interface MenuView {
  readonly key: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly state: ListState;
}

interface ViewsMenuProps {
  state: ListState;
  onOpen: (state: ListState) => void;
  settings: ListSettings;
  /** Reads all links; undefined where that is done or under way. */
  onFill: (() => void) | undefined;
  others: readonly MenuView[];
}

export function ViewsMenu({ state, onOpen, settings, onFill, others }: ViewsMenuProps) {
  const t = useTranslations('links.views');
  const hidden = others.find(({ isCurrent }) => isCurrent);
  return (
    <ActionMenu
      name={t('button')}
      button={(menu) => (
        <UnstyledButton
          {...menu}
          className={classes.tab}
          aria-label={hidden === undefined ? t('button') : `${hidden.name}, ${t('button')}`}
          aria-pressed={hidden === undefined ? undefined : true}
        >
          <bdi dir="auto">{hidden?.name ?? t('more')}</bdi>
          <ChevronDown size={14} aria-hidden />
        </UnstyledButton>
      )}
    >
      <Items state={state} onOpen={onOpen} settings={settings} onFill={onFill} others={others} />
    </ActionMenu>
  );
}

function Items({ state, onOpen, settings, onFill, others }: ViewsMenuProps) {
  const t = useTranslations('links.views');
  const phone = useIsPhone();
  const save = useSaveView({ state, settings, onOpen });
  const { views, compact, change } = settings;
  const active = activeView(views, state);
  const opens = others.map((view) => ({
    id: view.key,
    title: view.name,
    shown: <bdi dir="auto">{view.name}</bdi>,
    run: () => onOpen(view.state),
  }));
  const remove = active && {
    id: 'delete',
    title: t.markup('delete', { name: active.name, view: (name) => name }),
    shown: t.rich('delete', { name: active.name, view: (name) => <bdi dir="auto">{name}</bdi> }),
    icon: BookmarkX,
    isDanger: true,
    run: () => change({ views: views.filter(({ name }) => name !== active.name) }),
  };
  const fill = onFill && { id: 'fill', title: t('loadAll'), run: onFill };
  return (
    <>
      {opens.length === 0 ? null : <Menu.Label>{t('label')}</Menu.Label>}
      <ActionItems actions={[...opens, opens.length === 0 ? undefined : null, save, remove]} />
      {phone ? null : <Menu.Divider />}
      {phone ? null : (
        <Menu.CheckboxItem
          checked={compact}
          checkIcon={<Check size={14} aria-hidden />}
          closeMenuOnClick
          onChange={() => change({ compact: !compact })}
        >
          {t('compact')}
        </Menu.CheckboxItem>
      )}
      <ActionItems actions={[fill]} />
    </>
  );
}

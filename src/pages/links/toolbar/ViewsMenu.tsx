/** Views menu: opens views that have no tab, saves and deletes views, and chooses how the rows are shown. */
import { Menu, UnstyledButton } from '@mantine/core';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListState } from '#features/link-list/list-state.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { SaveView } from './SaveView.tsx';
import { activeView } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';
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
  const [saving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const phone = useIsPhone();
  const { views, compact, change } = settings;
  const active = activeView(views, state);
  const hidden = others.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <Menu position="bottom-end" width={240} hideDetached={false}>
        <Menu.Target>
          <UnstyledButton
            ref={button}
            className={classes.tab}
            aria-label={hidden === undefined ? t('button') : `${hidden.name}, ${t('button')}`}
            aria-pressed={hidden === undefined ? undefined : true}
          >
            <bdi dir="auto">{hidden?.name ?? t('more')}</bdi>
            <ChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <OtherViews views={others} onOpen={onOpen} />
          <Menu.Item onClick={() => setSaving(true)}>{t('save')}</Menu.Item>
          {active === undefined ? null : (
            <Menu.Item
              c="var(--mantine-color-error)"
              onClick={() => change({ views: views.filter(({ name }) => name !== active.name) })}
            >
              {t.rich('delete', {
                name: active.name,
                view: (name) => <bdi dir="auto">{name}</bdi>,
              })}
            </Menu.Item>
          )}
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
          {onFill === undefined ? null : <Menu.Item onClick={onFill}>{t('loadAll')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {saving ? (
        <SaveView
          state={state}
          settings={settings}
          onOpen={onOpen}
          onClose={() => setSaving(false)}
          returnTo={() => button.current}
        />
      ) : null}
    </>
  );
}

function OtherViews({
  views,
  onOpen,
}: {
  views: readonly MenuView[];
  onOpen: ViewsMenuProps['onOpen'];
}) {
  const t = useTranslations('links.views');
  if (views.length === 0) return null;
  return (
    <>
      <Menu.Label>{t('label')}</Menu.Label>
      {views.map(({ key, name, state }) => (
        <Menu.Item key={key} onClick={() => onOpen(state)}>
          <bdi dir="auto">{name}</bdi>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

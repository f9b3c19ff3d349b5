/** Views menu: opens, saves and deletes named views of the link list, and chooses between pages and one long list. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Bookmark, Check } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ListState, readListState, writeListState } from '#pages/links/address/list-state.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import type { ListSettings } from './use-list-settings.ts';

const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }));

interface ViewsMenuProps {
  state: ListState;
  onOpen: (state: ListState) => void;
  settings: ListSettings;
  /** Whether the list can be one long list. */
  canScroll: boolean;
  /** Reads all links; undefined where that is done or under way. */
  onFill: (() => void) | undefined;
  /** A button without text. */
  short: boolean;
}

export function ViewsMenu({ state, onOpen, settings, canScroll, onFill, short }: ViewsMenuProps) {
  const t = useTranslations('links.views');
  const [saving, setSaving] = useState(false);
  const { views, paged, change } = settings;
  const active = views.find(({ name, query }) => name === state.view && query === queryOf(state));
  return (
    <>
      <Menu position="bottom-end" width={240} hideDetached={false}>
        <Menu.Target>
          {short ? (
            <ActionIcon size={36} aria-label={t('button')}>
              <Bookmark size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              variant="default"
              leftSection={<Bookmark size={16} aria-hidden />}
              maw={200}
              style={{ flex: 'none' }}
              aria-label={active === undefined ? t('button') : t('open', { name: active.name })}
            >
              {active?.name ?? t('button')}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 ? null : (
            <>
              <Menu.Label>{t('saved')}</Menu.Label>
              {views.map(({ name, query }) => (
                <Menu.Item
                  key={name}
                  rightSection={name === active?.name ? <Check size={14} role="img" aria-label={t('current')} /> : null}
                  onClick={() => onOpen({ ...readListState(new URLSearchParams(query)), view: name })}
                >
                  <bdi dir="auto">{name}</bdi>
                </Menu.Item>
              ))}
              <Menu.Divider />
            </>
          )}
          <Menu.Item onClick={() => setSaving(true)}>{t('save')}</Menu.Item>
          {active === undefined ? null : (
            <Menu.Item
              c="var(--mantine-color-error)"
              onClick={() => change({ views: views.filter(({ name }) => name !== active.name) })}
            >
              {t.rich('delete', { name: active.name, view: (name) => <bdi dir="auto">{name}</bdi> })}
            </Menu.Item>
          )}
          {canScroll ? (
            <>
              <Menu.Divider />
              <Menu.Item
                role="menuitemcheckbox"
                aria-checked={paged}
                rightSection={paged ? <Check size={14} aria-hidden /> : null}
                onClick={() => change({ paged: !paged })}
              >
                {t('paged')}
              </Menu.Item>
            </>
          ) : null}
          {onFill === undefined ? null : <Menu.Item onClick={onFill}>{t('loadAll')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {saving ? (
        <LazyDialog onClose={() => setSaving(false)}>
          <SaveViewDialog
            taken={views.map(({ name }) => name)}
            onSave={(name) => {
              const query = queryOf(state);
              const others = views.filter((view) => view.name !== name);
              const sorted = [...others, { name, query }].sort((one, other) => one.name.localeCompare(other.name));
              const kept = change({ views: sorted });
              if (kept) onOpen({ ...readListState(new URLSearchParams(query)), view: name });
              return kept;
            }}
            onClose={() => setSaving(false)}
          />
        </LazyDialog>
      ) : null}
    </>
  );
}

/** What a saved view keeps: search, filters and sort order. */
function queryOf(state: ListState): string {
  return writeListState({ ...state, short: '', view: '', asked: false, page: 1 }).toString();
}

/** Drop dock: the channels and campaigns to drop on at the side, shown during a drag, and always when pinned. */
import { ActionIcon, Button, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { PanelRight, Pin, PinOff, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { countItems, shortName } from '#features/assign/model/assign-messages.ts';
import {
  type AssignableItem,
  type AssignTarget,
  targetKey,
} from '#features/assign/model/assignment.ts';
import { TargetOption } from '#features/assign/model/TargetOption.tsx';
import { type TargetChoice, useTargetChoices } from '#features/assign/model/use-target-choices.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import classes from './DropDock.module.css';
import { pinDock, useDockPin } from './dock-pin.ts';
import { useDragged, useDragScroll, useDropTarget } from './use-drag-and-drop.ts';

interface DropDockProps {
  /** The items that are selected on the screen; with them each target is a button that assigns them. */
  selected?: readonly AssignableItem[];
}

/** Costs no request before it is shown. Where there is no room beside the page it shows only during a drag. */
export function DropDock({ selected = [] }: DropDockProps) {
  const roomy = useRoom();
  const pinned = useDockPin();
  const dragged = useDragged();
  const stays = pinned && roomy;
  if (!stays && dragged === null) return null;
  return <OpenDock selected={selected} stays={stays} roomy={roomy} />;
}

/** Shows and hides the dock, in the head of a page that has one; absent where there is no room beside the page. */
export function DockButton() {
  const t = useTranslations('assigning.dock');
  const roomy = useRoom();
  const pinned = useDockPin();
  if (!roomy) return null;
  return (
    <Tooltip label={t('toggle')}>
      <ActionIcon
        variant={pinned ? 'light' : 'subtle'}
        aria-label={t('toggle')}
        aria-pressed={pinned}
        onClick={() => pinDock(!pinned)}
      >
        <PanelRight size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Whether there is room for the dock beside the page. */
function useRoom(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}

interface OpenDockProps {
  selected: readonly AssignableItem[];
  stays: boolean;
  roomy: boolean;
}

function OpenDock({ selected, stays, roomy }: OpenDockProps) {
  const t = useTranslations('assigning.dock');
  const lists = useTranslations('assigning.picker.list');
  const [search, setSearch] = useState('');
  const scrolled = useDragScroll();
  const label = stays ? t('unpin') : t('pin');
  return (
    <aside className={classes.dock} aria-label={t('title')} data-stays={stays || undefined}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {roomy ? (
          <Tooltip label={label}>
            <ActionIcon aria-label={label} aria-pressed={stays} onClick={() => pinDock(!stays)}>
              {stays ? <PinOff size={16} /> : <Pin size={16} />}
            </ActionIcon>
          </Tooltip>
        ) : null}
      </div>
      {stays ? (
        <TextInput
          size="xs"
          type="search"
          aria-label={t('filter')}
          placeholder={t('filterShort')}
          leftSection={<Search size={14} aria-hidden />}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      {/* Focusable, so that a list longer than the dock can be scrolled by keys. */}
      <div
        ref={scrolled}
        className={classes.lists}
        role="group"
        aria-label={t('lists')}
        tabIndex={0}
      >
        <Targets kind="channel" title={lists('channel')} search={search} selected={selected} />
        <Targets kind="campaign" title={lists('campaign')} search={search} selected={selected} />
      </div>
      <p className={classes.note}>{t('note')}</p>
    </aside>
  );
}

interface TargetsProps {
  kind: AssignTarget['kind'];
  title: string;
  search: string;
  selected: readonly AssignableItem[];
}

function Targets({ kind, title, search, selected }: TargetsProps) {
  const { choices, loaded, notLoaded, isLoading, error, loadMore } = useTargetChoices(kind, {
    search,
    enabled: true,
  });
  const t = useTranslations('assigning');
  const errorText = useErrorText();
  const none = loaded === 0 ? t(`dock.none.${kind}`) : t(`dock.noMatch.${kind}`);
  return (
    <section aria-label={title} aria-busy={isLoading}>
      <h3 className={classes.kind}>{title}</h3>
      <ul className={classes.targets}>
        {choices.map((choice) => (
          <Target key={targetKey(choice.target)} choice={choice} selected={selected} />
        ))}
      </ul>
      {error !== null ? (
        <Hint>
          {t.rich('dock.failed', {
            problem: errorText(error).slice(0, 200),
            reason: (text) => <bdi dir="auto">{text}</bdi>,
          })}
        </Hint>
      ) : choices.length === 0 ? (
        <Hint>{isLoading ? t('picker.loading') : none}</Hint>
      ) : null}
      {notLoaded === 0 ? null : <Hint>{t('dock.notLoaded', { count: notLoaded })}</Hint>}
      {loadMore === undefined ? null : (
        <Button size="compact-xs" variant="subtle" onClick={loadMore}>
          {error === null ? t('picker.more') : t('picker.retry')}
        </Button>
      )}
    </section>
  );
}

function Target({
  choice,
  selected,
}: {
  choice: TargetChoice;
  selected: readonly AssignableItem[];
}) {
  const t = useTranslations('assigning.dock');
  const { target } = choice;
  const { assign } = useAssign();
  const { ref, over, fits } = useDropTarget({ target });
  const name = <TargetOption choice={choice} />;
  return (
    <li ref={ref} data-fits={fits || undefined} data-over={over || undefined}>
      {selected.length === 0 ? (
        <span className={classes.target}>{name}</span>
      ) : (
        <UnstyledButton
          className={classes.target}
          aria-label={t('assign', { ...countItems(selected), name: shortName(target) })}
          onClick={() => assign(selected, target)}
        >
          {name}
        </UnstyledButton>
      )}
    </li>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}

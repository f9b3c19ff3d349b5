/** Shell: navigation, request meter, New link button and global shortcuts around every screen. */
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, use, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { BudgetMeter } from '#app/budget/BudgetMeter.tsx';
import { LimitNote } from '#app/budget/LimitNote.tsx';
import { PaletteButton } from '#app/palette/PaletteButton.tsx';
import { PaletteHost } from '#app/palette/PaletteHost.tsx';
import { QuickCreateContext } from '#app/quick-create/quick-create.ts';
import { ActionsContext, createActionRegistry } from '#features/actions/actions.ts';
import { paths } from '#features/paths.ts';
import { useOutage } from '#queries/reach/use-outage.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { BarSlotContext } from '#ui/layout/bar-slot.ts';
import { OutdatedContext } from '#ui/layout/outdated.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { WaitNoteContext } from '#ui/layout/WaitNote.tsx';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import { BottomNavigation, SideNavigation } from './Navigation.tsx';
import classes from './Shell.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const limitNote = <LimitNote />;

/** A search changes the address with each key: that alone renders nothing of the shell. */
export function Shell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const isWizard = useLocation().pathname === paths.newLink.href();
  const [actions] = useState(createActionRegistry);
  return (
    <ActionsContext value={actions}>
      <WaitNoteContext value={limitNote}>
        <ShellParts navigate={navigate} isWizard={isWizard}>
          {children}
        </ShellParts>
      </WaitNoteContext>
    </ActionsContext>
  );
}

interface ShellPartsProps {
  navigate: NavigateFunction;
  isWizard: boolean;
  children: ReactNode;
}

const ShellParts = memo(function ShellParts({ navigate, isWizard, children }: ShellPartsProps) {
  const t = useTranslations('shell');
  const phone = useIsPhone();
  const { navigation, bar } = use(EmbedOptionsContext);
  const leadsTo = useLeadsTo();
  const creates = leadsTo(paths.newLink.pattern);
  const openQuickCreate = use(QuickCreateContext);
  // On a phone the screen of new links has the whole window, and its own way back.
  const isBare = phone && isWizard;
  const openDialog = useDialog();
  const [finding, setFinding] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('[role="search"] input');
    if (field !== null) {
      field.select();
      field.focus();
      return;
    }
    if (!leadsTo(paths.links.pattern)) return;
    keyCatcher.catchKeys({ into: '[role="search"]', onCancel: () => undefined });
    void navigate(paths.links.href(), { state: { focus: 'search' } });
  };
  const newLink = (url?: string) => {
    if (!creates) return;
    if (!isWizard) {
      openQuickCreate(url === undefined ? {} : { url });
      return;
    }
    keyCatcher.catchKeys({ into: 'main form', onCancel: () => undefined });
    const href = paths.newLink.href(url === undefined ? {} : { url });
    void navigate(href, { state: { focus: 'url' } });
  };
  const importLinks = (pasted?: string) => {
    if (!leadsTo(paths.importLinks.pattern)) return;
    void navigate(paths.importLinks.href(), { state: { pasted } });
  };
  const onHelp = () => openDialog(ShortcutsDialog, {});
  const onPalette = () => setFinding(true);
  const go = (path: string) => {
    if (leadsTo(path)) void navigate(path);
  };
  useShortcuts({ newLink, importLinks, search, help: onHelp, palette: onPalette, go });

  return (
    <div className={classes.shell} data-bare={navigation && !isBare ? undefined : true}>
      <SkipLink />
      {phone || !navigation ? null : <SideNavigation onHelp={onHelp} />}
      {bar && !isBare ? (
        <header className={classes.bar}>
          {phone ? <span className={classes.name}>{t('brand')}</span> : null}
          {phone ? <div ref={setSlot} className={classes.slot} /> : null}
          <PaletteButton onOpen={onPalette} />
          <BudgetMeter />
          {isWizard || !creates ? null : (
            <Button
              size="sm"
              px={phone ? 10 : undefined}
              leftSection={phone ? undefined : <Plus size={16} aria-hidden />}
              rightSection={
                phone ? undefined : (
                  <kbd className={classes.key} aria-hidden>
                    C
                  </kbd>
                )
              }
              aria-label={phone ? t('newLink') : undefined}
              aria-keyshortcuts="c"
              onClick={() => newLink()}
            >
              {phone ? <Plus size={20} aria-hidden /> : t('newLink')}
            </Button>
          )}
        </header>
      ) : null}
      <main id="content" tabIndex={-1} className={classes.content}>
        <BarSlotContext value={slot}>
          <Outdated isSaid={bar && !isBare}>{children}</Outdated>
        </BarSlotContext>
      </main>
      {phone && navigation && !isBare ? <BottomNavigation onHelp={onHelp} /> : null}
      <PaletteHost
        opened={finding}
        onChange={setFinding}
        actions={{ newLink: () => newLink(), help: onHelp }}
      />
    </div>
  );
});

interface OutdatedProps {
  /** Whether the bar is there, whose meter says that the service is away. */
  isSaid: boolean;
  children: ReactNode;
}

function Outdated({ isSaid, children }: OutdatedProps) {
  const isAway = useOutage() !== null;
  return <OutdatedContext value={isSaid && isAway}>{children}</OutdatedContext>;
}

/** Not a plain `#content` link, which a `<base>` or hash routes would turn into another screen. */
function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#content"
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}

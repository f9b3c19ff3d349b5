/** Shell: navigation, request meter, New link button and global shortcuts around every screen. */
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, use, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { HostOptionsContext } from '#app/boot/host-options.ts';
import { PaletteButton } from '#app/palette/PaletteButton.tsx';
import { PaletteHost } from '#app/palette/PaletteHost.tsx';
import { QuickCreateContext } from '#app/quick-create/quick-create.ts';
import { BudgetMeter } from '#app/shell/budget/BudgetMeter.tsx';
import { ShortcutsDialog } from '#app/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '#app/shortcuts/use-shortcuts.ts';
import { paths } from '#features/routes/paths.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { BottomNavigation, SideNavigation } from './Navigation.tsx';
import classes from './Shell.module.css';

/** A search changes the address with each key: that alone renders nothing of the shell. */
export function Shell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const isWizard = useLocation().pathname === paths.newLink.href();
  return (
    <ShellParts navigate={navigate} isWizard={isWizard}>
      {children}
    </ShellParts>
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
  const { navigation, bar } = use(HostOptionsContext);
  const openQuickCreate = use(QuickCreateContext);
  const [helping, setHelping] = useState(false);
  const [finding, setFinding] = useState(false);

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
    if (field === null) void navigate(paths.links.href(), { state: { focus: 'search' } });
    else field.select();
    field?.focus();
  };
  const newLink = (url?: string) => {
    if (isWizard) void navigate(paths.newLink.href(url === undefined ? {} : { url }));
    else openQuickCreate(url === undefined ? {} : { url });
  };
  const onHelp = () => setHelping(true);
  useShortcuts({ newLink, search, help: onHelp });

  return (
    <div className={classes.shell} data-bare={navigation ? undefined : true}>
      <SkipLink />
      {phone || !navigation ? null : <SideNavigation onHelp={onHelp} />}
      {bar ? (
        <header className={classes.bar}>
          {phone ? <span className={classes.name}>{t('brand')}</span> : null}
          <PaletteButton onOpen={() => setFinding(true)} />
          <BudgetMeter />
          <Button size="sm" leftSection={<Plus size={16} aria-hidden />} aria-keyshortcuts="c" onClick={() => newLink()}>
            {t('newLink')}
          </Button>
        </header>
      ) : null}
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      {phone && navigation ? <BottomNavigation onHelp={onHelp} /> : null}
      <PaletteHost opened={finding} onChange={setFinding} actions={{ newLink: () => newLink(), help: onHelp }} />
      {helping ? <ShortcutsDialog onClose={() => setHelping(false)} /> : null}
    </div>
  );
});

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

/** Shell: navigation, request meter, New link button and global shortcuts around every screen. */
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HostOptionsContext } from '#app/boot/host-options.ts';
import { ShortcutsDialog } from '#app/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '#app/shortcuts/use-shortcuts.ts';
import { paths } from '#features/routes/paths.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { BudgetMeter } from './BudgetMeter.tsx';
import { BottomNavigation, SideNavigation } from './Navigation.tsx';
import classes from './Shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  const phone = useIsPhone();
  const { navigation, bar } = use(HostOptionsContext);
  const navigate = useNavigate();
  const [helping, setHelping] = useState(false);

  // Preloads the wizard, so that typing can begin right after the shortcut C.
  useEffect(() => void import('#pages/links-new/NewLinkPage.tsx').catch(() => undefined), []);

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
    if (field === null) void navigate(paths.links.href(), { state: { focus: 'search' } });
    else field.select();
    field?.focus();
  };
  const newLink = (url?: string) => void navigate(paths.newLink.href(url === undefined ? {} : { url }));
  const onHelp = () => setHelping(true);
  useShortcuts({ newLink, search, help: onHelp });

  return (
    <div className={classes.shell} data-bare={navigation ? undefined : true}>
      <SkipLink />
      {phone || !navigation ? null : <SideNavigation onHelp={onHelp} />}
      {bar ? (
        <header className={classes.bar}>
          <span className={classes.name}>{phone ? 'Linkdeck' : ''}</span>
          <BudgetMeter />
          <Button size="sm" leftSection={<Plus size={16} aria-hidden />} aria-keyshortcuts="c" onClick={() => newLink()}>
            New link
          </Button>
        </header>
      ) : null}
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      {phone && navigation ? <BottomNavigation onHelp={onHelp} /> : null}
      {helping ? <ShortcutsDialog onClose={() => setHelping(false)} /> : null}
    </div>
  );
}

/** Not a plain `#content` link, which a `<base>` or hash routes would turn into another screen. */
function SkipLink() {
  return (
    <a
      href="#content"
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

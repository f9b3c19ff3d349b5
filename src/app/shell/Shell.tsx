/** What stands around every screen: navigation, the request meter, New link, and the keys that work everywhere. */
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostOptions } from '#app/boot/HostOptions.tsx';
import { ShortcutsDialog } from '#app/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '#app/shortcuts/use-shortcuts.ts';
import { paths } from '#features/routes/paths.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { BudgetMeter } from './BudgetMeter.tsx';
import { BottomNavigation, SideNavigation } from './Navigation.tsx';
import classes from './Shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  const phone = useIsPhone();
  const { navigation, bar } = useHostOptions();
  const navigate = useNavigate();
  const [helping, setHelping] = useState(false);

  // The wizard is at hand before somebody presses C and types on; if that fails now, it is loaded when it is needed.
  useEffect(() => void import('#pages/links-new/NewLinkPage.tsx').catch(() => undefined), []);

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
    if (field === null) void navigate(paths.links.href(), { state: { focus: 'search' } });
    else field.select();
    field?.focus();
  };
  const newLink = (url?: string) => void navigate(paths.newLink.href(url === undefined ? {} : { url }));
  useShortcuts({
    newLink,
    search,
    help: () => setHelping(true),
  });

  const account = { onHelp: () => setHelping(true) };

  return (
    <div className={classes.shell} data-bare={navigation ? undefined : true}>
      <SkipLink />
      {phone || !navigation ? null : <SideNavigation {...account} />}
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
      {phone && navigation ? <BottomNavigation {...account} /> : null}
      {helping ? <ShortcutsDialog onClose={() => setHelping(false)} /> : null}
    </div>
  );
}

/** Not a plain `#content`: with a `<base>` or routes behind # that address would be another screen. */
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

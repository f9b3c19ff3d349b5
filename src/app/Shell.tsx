/** What stands around every screen: navigation, the request meter, New link, and the keys that work everywhere. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { BudgetMeter } from './BudgetMeter.tsx';
import { CrashPage } from './CrashPage.tsx';
import { BottomNavigation, SideNavigation } from './Navigation.tsx';
import classes from './Shell.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useSurroundings } from './Surroundings.tsx';
import { useActing } from './use-acting.ts';
import { useShortcuts } from './use-shortcuts.ts';

const loadQuickCreate = () => import('#pages/links/QuickCreate.tsx');
const QuickCreate = lazy(async () => ({ default: (await loadQuickCreate()).QuickCreate }));

export function Shell({ children }: { children: ReactNode }) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { navigation, bar } = useSurroundings();
  useActing(useEngine());
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const atNewLink = useMatch(paths.newLink.pattern) !== null;
  const [asked] = useSearchParams();
  const [draft, setDraft] = useState<{ url: string }>();
  const [helping, setHelping] = useState(false);

  // The form is at hand before somebody presses C and types on; if that fails now, it is loaded when it is needed.
  useEffect(() => void loadQuickCreate().catch(() => undefined), []);

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field === null) void navigate(paths.links.href(), { state: { focus: 'search' } });
    else field.select();
    field?.focus();
  };
  useShortcuts({
    newLink: (url = '') => setDraft({ url }),
    search,
    help: () => setHelping(true),
  });

  const closeCreate = () => {
    setDraft(undefined);
    if (atNewLink) void navigate(paths.links.href(), { replace: true });
  };
  const account = { onHelp: () => setHelping(true) };

  return (
    <div className={classes['shell']} data-bare={navigation ? undefined : true}>
      <SkipLink />
      {phone || !navigation ? null : <SideNavigation {...account} />}
      {bar ? (
        <header className={classes['bar']}>
          <span className={classes['name']}>{phone ? 'Linkdeck' : ''}</span>
          <BudgetMeter />
          <Button
            size="sm"
            leftSection={<Plus size={16} aria-hidden />}
            aria-keyshortcuts="c"
            onClick={() => setDraft({ url: '' })}
          >
            New link
          </Button>
        </header>
      ) : null}
      <main id="content" tabIndex={-1} className={classes['content']}>
        {children}
      </main>
      {phone && navigation ? <BottomNavigation {...account} /> : null}
      <CrashPage>
        <Suspense>
          {draft !== undefined || atNewLink ? (
            <QuickCreate
              key={pathname}
              url={draft?.url ?? ''}
              type={atNewLink ? (asked.get('type') ?? '') : ''}
              onClose={closeCreate}
            />
          ) : null}
        </Suspense>
      </CrashPage>
      {helping ? <ShortcutsDialog onClose={() => setHelping(false)} /> : null}
    </div>
  );
}

/** Not a plain `#content`: with a `<base>` or routes behind # that address would be another screen. */
function SkipLink() {
  return (
    <a
      href="#content"
      className={classes['skip']}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

/** Navigation: the sections at the side, or at the foot on a phone. */
import { Tooltip } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type Section, useSections } from '#app/routing/sections.ts';
import { Logo } from '#ui/pictures/Logo.tsx';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import classes from './Navigation.module.css';
import { RunningJobs } from './RunningJobs.tsx';

/** Sections that begin a group, after a line. */
const beginsGroup: ReadonlySet<string> = new Set(['domains', 'activity']);

type NavigationProps = Omit<AccountMenuProps, 'place'>;

export function SideNavigation(account: NavigationProps) {
  const t = useTranslations();
  const sections = useSections();
  return (
    <aside className={classes.side}>
      <div className={classes.brand} aria-hidden="true">
        <Logo />
        <span className={classes.word}>{t('shell.brand')}</span>
      </div>
      <nav aria-label={t('shell.main')} className={classes.entries}>
        {sections.map((section) => (
          // Where only icons fit, the label remains as a tooltip and for screen readers.
          <Tooltip
            key={section.name}
            label={t(section.screens[0].title)}
            position="right"
            classNames={{ tooltip: classes.hint }}
          >
            <Entry
              section={section}
              className={classes.entry}
              data-begins={beginsGroup.has(section.name) || undefined}
            />
          </Tooltip>
        ))}
      </nav>
      <AccountMenu {...account} place="side" />
    </aside>
  );
}

/** The first four sections, and the others under More. */
export function BottomNavigation(account: NavigationProps) {
  const t = useTranslations('shell');
  const sections = useSections();
  return (
    <nav aria-label={t('main')} className={classes.bottom}>
      {sections.slice(0, 4).map((section) => (
        <Entry key={section.name} section={section} className={classes.tab} />
      ))}
      <AccountMenu {...account} place="bottom" rest={sections.slice(4)} />
    </nav>
  );
}

interface EntryProps {
  section: Section;
  className: string | undefined;
  'data-begins'?: boolean;
  ref?: React.Ref<HTMLAnchorElement>;
}

/** Passes on the props that a Tooltip adds to its target. */
function Entry({
  section: {
    screens: [first],
    icon: Icon,
    count,
  },
  className,
  ...rest
}: EntryProps) {
  const t = useTranslations();
  return (
    <NavLink {...rest} to={first.pattern} className={className}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className={classes.word}>{t(first.title)}</span>
      {count === undefined ? null : <RunningJobs counted={count} />}
    </NavLink>
  );
}

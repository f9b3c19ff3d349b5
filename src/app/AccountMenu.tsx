/** Whose account this is and at which service, the shortcuts, and the way out. */
import { Menu, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, Ellipsis, Keyboard, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionState } from '#engine/session.ts';
import { accountQuery } from '#queries/account.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import classes from './Navigation.module.css';
import { RunningJobs } from './RunningJobs.tsx';
import type { Section } from './sections.ts';

export interface AccountMenuProps {
  place: 'side' | 'bottom';
  remembered: SessionState['remembered'];
  onHelp: () => void;
  onDisconnect: () => void;
  /** Entries of the navigation that found no room. */
  rest?: readonly Section[];
}

export function AccountMenu({ place, remembered, onHelp, onDisconnect, rest = [] }: AccountMenuProps) {
  const engine = useEngine();
  const [opened, setOpened] = useState(false);
  const mouse = useMediaQuery('(hover: hover)', true);
  // Asked for when somebody looks: after a reload the first screen should not cost a request more for it.
  const account = useQuery({ ...accountQuery(engine), enabled: opened });
  const email = account.data?.email ?? '';

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={place === 'side' ? 'right-end' : 'top-end'}
      width={280}
      // The placeholder that would take the focus is no item of a menu; so the first item takes it.
      withInitialFocusPlaceholder={false}
      // In its place in the page, so that it belongs to the navigation for screen readers too.
      withinPortal={false}
      // The button never scrolls out of sight, so there is nothing to watch for.
      hideDetached={false}
    >
      <Menu.Target>
        {place === 'side' ? (
          <UnstyledButton className={classes['account'] ?? ''} aria-label={email === '' ? 'Account' : `Account ${email}`}>
            <CircleUser size={18} strokeWidth={1.75} aria-hidden />
            <span className={classes['word']}>{email === '' ? 'Account' : email}</span>
          </UnstyledButton>
        ) : (
          <UnstyledButton className={classes['tab'] ?? ''}>
            <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
            <span className={classes['word']}>More</span>
          </UnstyledButton>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['whose']} role="group" aria-label="This account">
          <Text fw={550} className={classes['cut'] ?? ''} title={email}>
            {email === '' ? whileUnknown(account.error) : email}
          </Text>
          <Text size="xs" c="var(--deck-text-dim)" className={classes['whole'] ?? ''}>
            {engine.serviceAddress}
          </Text>
          <Text size="xs" c="var(--deck-text-dim)" mt={4}>
            {remembered === 'tab'
              ? 'A reload keeps you signed in, in this tab only.'
              : 'The key is in memory only: a reload asks for it again.'}
          </Text>
        </div>
        <Menu.Divider />
        {rest.map(({ name, href, icon: Icon, count }) => (
          <Menu.Item key={name} component={Link} to={href} leftSection={<Icon size={16} aria-hidden />}>
            {name}
            {count === undefined ? null : <RunningJobs counted={count} />}
          </Menu.Item>
        ))}
        {!mouse ? null : (
          <Menu.Item leftSection={<Keyboard size={16} aria-hidden />} onClick={onHelp}>
            Keyboard shortcuts
          </Menu.Item>
        )}
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={onDisconnect}>
          Disconnect
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function whileUnknown(error: Error | null): string {
  return error === null ? 'Loading the account…' : 'The account could not be loaded';
}

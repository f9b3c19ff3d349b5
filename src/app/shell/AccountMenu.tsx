/** Account menu: the present account, switching to others, keyboard shortcuts, lock and forget. */
import { Menu, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, CircleUser, Ellipsis, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccountActions } from '#app/palette/use-account-actions.ts';
import type { Section } from '#app/routing/sections.ts';
import { ActionItems } from '#features/actions/ActionMenu.tsx';
import { ForgetAccountDialog } from '#features/session/ForgetAccountDialog.tsx';
import { keyRetentionLabel } from '#features/session/key-retention-labels.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './Navigation.module.css';
import { RunningJobs } from './RunningJobs.tsx';

export interface AccountMenuProps {
  place: 'side' | 'bottom';
  onHelp: () => void;
  /** Navigation entries without room in the bar. */
  rest?: readonly Section[];
}

export function AccountMenu({ place, onHelp, rest = [] }: AccountMenuProps) {
  const engine = useEngine();
  const device = useSessionActions();
  const t = useTranslations('shell');
  const titles = useTranslations();
  const keyTexts = useTranslations('device');
  const { security, switchTo } = device;
  const [opened, setOpened] = useState(false);
  const openDialog = useDialog();
  const { add, help, lock } = useAccountActions(onHelp);
  const mouse = useMediaQuery('(hover: hover)', true);
  // Loaded when the menu opens, to save a request after a reload.
  const account = useQuery({ ...accountQuery(engine), enabled: opened });
  const current = security.accounts.find(({ accountId }) => accountId === engine.accountId);
  const others = security.accounts.filter(
    ({ accountId, state }) => accountId !== engine.accountId && state === 'open',
  );
  const email = account.data?.email ?? current?.email ?? '';
  const withoutEmail = account.error === null ? t('account.loading') : t('account.failed');

  const forget = current && {
    id: 'forget',
    title: t('account.forget'),
    icon: Trash2,
    run: () => openDialog(ForgetAccountDialog, { account: current }),
  };

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={place === 'side' ? 'right-end' : 'top-end'}
      width={280}
      // Mantine's focus placeholder is no menu item for screen readers, so the first item takes the focus.
      withInitialFocusPlaceholder={false}
      // Without a portal it belongs to the navigation for screen readers too.
      withinPortal={false}
      // The button never scrolls out of sight.
      hideDetached={false}
    >
      <Menu.Target>
        {place === 'side' ? <SideButton email={email} /> : <BottomButton />}
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.whose} role="group" aria-label={t('account.this')}>
          <Text fw={550} className={classes.cut} dir="auto" title={email}>
            {email === '' ? withoutEmail : email}
          </Text>
          <Text size="xs" c="var(--deck-text-dim)" className={classes.whole}>
            {engine.serviceAddress}
          </Text>
          <Text size="xs" c="var(--deck-text-dim)" mt={4}>
            {keyRetentionLabel(current?.retention ?? 'memory', device, keyTexts)}
          </Text>
        </div>
        <Menu.Divider />
        {rest.map(({ name, screens: [first], icon: Icon, count }) => (
          <Menu.Item
            key={name}
            component={ScreenLink}
            to={first.pattern}
            leftSection={<Icon size={16} aria-hidden />}
          >
            <span>{titles(first.title)}</span>
            {count === undefined ? null : <RunningJobs counted={count} />}
          </Menu.Item>
        ))}
        {others.map((other) => (
          <SwitchItem
            key={other.accountId}
            email={other.email}
            onSwitch={() => switchTo(other.accountId)}
          />
        ))}
        <ActionItems actions={[add, mouse ? help : undefined, null, lock, forget]} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** A menu hands its props and ref to the button that opens it. */
type TargetProps = ComponentPropsWithRef<'button'>;

function SideButton({ email, ...target }: TargetProps & { email: string }) {
  const t = useTranslations('shell.account');
  return (
    <UnstyledButton
      {...target}
      className={classes.account}
      aria-label={email === '' ? t('label') : t('named', { email })}
    >
      <CircleUser size={18} strokeWidth={1.75} aria-hidden />
      <span className={classes.word} dir="auto">
        {email === '' ? t('label') : email}
      </span>
    </UnstyledButton>
  );
}

function BottomButton(target: TargetProps) {
  const t = useTranslations('shell.account');
  return (
    <UnstyledButton {...target} className={classes.tab}>
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
      <span className={classes.word} dir="auto">
        {t('more')}
      </span>
    </UnstyledButton>
  );
}

function SwitchItem({ email, onSwitch }: { email: string; onSwitch: () => void }) {
  const t = useTranslations('shell.account');
  return (
    <Menu.Item leftSection={<ArrowLeftRight size={16} aria-hidden />} onClick={onSwitch}>
      <span className={classes.whole}>
        {t.rich('switch', { email, account: (text) => <bdi>{text}</bdi> })}
      </span>
    </Menu.Item>
  );
}

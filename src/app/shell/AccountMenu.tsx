/** Account menu: the present account, switching to others, keyboard shortcuts, lock and forget. */
import { Menu, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, Ellipsis, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccountActions } from '#app/palette/use-account-actions.ts';
import { type Section, useSectionAction } from '#app/routing/sections.ts';
import { ActionItems } from '#features/actions/ActionMenu.tsx';
import { ForgetAccountDialog } from '#features/session/ForgetAccountDialog.tsx';
import { keyRetentionLabel } from '#features/session/key-retention-labels.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
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
  const keyTexts = useTranslations('device');
  const actionOf = useSectionAction();
  const [opened, setOpened] = useState(false);
  const openDialog = useDialog();
  const { switches, add, help, lock } = useAccountActions(onHelp);
  const mouse = useMediaQuery('(hover: hover)', true);
  // Loaded when the menu opens, to save a request after a reload.
  const account = useQuery({ ...accountQuery(engine), enabled: opened });
  const current = device.security.accounts.find(({ accountId }) => accountId === engine.accountId);
  const email = account.data?.email ?? current?.email ?? '';
  const withoutEmail = account.error === null ? t('account.loading') : t('account.failed');

  const screens = rest.map((section) => {
    const action = actionOf(section);
    const { count } = section;
    if (count === undefined) return action;
    const shown = (
      <>
        <span>{action.title}</span>
        <RunningJobs counted={count} />
      </>
    );
    return { ...action, shown };
  });
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
      classNames={{ itemLabel: classes.whole }}
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
        <ActionItems
          actions={[...screens, ...switches, add, mouse ? help : undefined, null, lock, forget]}
        />
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

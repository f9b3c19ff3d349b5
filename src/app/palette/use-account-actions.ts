/** Account actions: switching to others and adding one, the keyboard shortcuts and locking, for the account's menu and the palette. */
import { ArrowLeftRight, Keyboard, Lock, Plus } from 'lucide-react';
import { createElement } from 'react';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';

export function useAccountActions(onHelp: () => void) {
  const t = useTranslations('palette');
  const { accountId } = useEngine();
  const { security, switchTo, lock, addAccount } = useSessionActions();
  return {
    switches: security.accounts
      .filter((each) => each.accountId !== accountId && each.state === 'open')
      .map((each) => ({
        id: `account:${each.accountId}`,
        title: t.markup('switch', { email: each.email, account: (email) => email }),
        shown: t.rich('switch', {
          email: each.email,
          account: (email) => createElement('bdi', null, email),
        }),
        icon: ArrowLeftRight,
        run: () => switchTo(each.accountId),
      })),
    add: { id: 'add-account', title: t('addAccount'), icon: Plus, run: addAccount },
    help: {
      id: 'help',
      title: t('help'),
      icon: Keyboard,
      key: '?',
      keywords: t('helpWords'),
      run: onHelp,
    },
    lock: {
      id: 'lock',
      title: t('lock'),
      icon: Lock,
      keys: t('lockKeys'),
      keywords: t('lockWords'),
      run: lock,
    },
  };
}

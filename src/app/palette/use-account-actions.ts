/** Account actions: adding an account, the keyboard shortcuts and locking, for the account's menu and the palette. */
import { Keyboard, Lock, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';

export function useAccountActions(onHelp: () => void) {
  const t = useTranslations('palette');
  const { lock, addAccount } = useSessionActions();
  return {
    add: { id: 'add-account', title: t('addAccount'), icon: Plus, run: addAccount },
    help: {
      id: 'help',
      title: t('help'),
      icon: Keyboard,
      keys: '?',
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

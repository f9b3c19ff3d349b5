/** Key retention labels: how long the browser keeps an API key, and how it is unlocked. */
import type { useTranslations } from 'use-intl';
import type { KnownAccount } from '#queries/session.ts';
import type { Device } from './SessionContext.tsx';

/** Where the key of an account is, and what a lock means for it. */
export function keyRetentionLabel(
  retention: KnownAccount['retention'],
  { embedded, security }: Pick<Device, 'embedded' | 'security'>,
  t: ReturnType<typeof useTranslations<'device'>>,
): string {
  // A parent page may also have signed in without giving a key.
  if (embedded) return t('embedded');
  return retention === 'memory' && !security.shared ? t('tab') : t(retention);
}

/** Check texts: writes what is wrong with a value in the language of the screen; other texts stay as they are. */
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { readCheckMessage } from '#contract/protocol/check-messages.ts';

/** Writes a message of the contract, or of a service that speaks like it. */
export type CheckWriter = (message: string) => string;

export function useCheckText(): CheckWriter {
  const t = useTranslations('checks');
  return useCallback(
    (message) => {
      const check = readCheckMessage(message);
      return check === undefined
        ? message
        : t(check.key, {
            count: Number(check.values['count'] ?? 0),
            host: check.values['host'] ?? '',
          });
    },
    [t],
  );
}

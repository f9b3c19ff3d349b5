/** History off: says that click history is off on this device, with the button that turns it on. */
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeepHistory, useLibraryState } from '#queries/library.ts';
import { useErrorText } from '#ui/format/use-message.ts';

/** False where nothing could be kept anyway, as in a parent page. */
export function useIsHistoryOff(): boolean {
  const { history } = useLibraryState();
  return history.isPossible && !history.isStored;
}

export function HistoryOff() {
  const t = useTranslations('trends.off');
  const errorText = useErrorText();
  const keepHistory = useKeepHistory();
  const [problem, setProblem] = useState('');
  const turnOn = () => {
    setProblem('');
    keepHistory(true).catch((error: unknown) => setProblem(errorText(error)));
  };
  return (
    <span>
      {t('text')}{' '}
      <Anchor component="button" type="button" size="xs" onClick={turnOn}>
        {t('on')}
      </Anchor>
      <span role="alert">{problem === '' ? '' : ` ${problem}`}</span>
    </span>
  );
}

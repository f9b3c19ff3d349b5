/** Kept links panel: which links are here, whether they are kept, what that took, and the buttons that change it. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepingOffer, keepingWords, lostWords } from '#features/library/keeping-words.ts';
import { isSecondClick } from '#features/library/second-click.ts';
import { requestsFor, syncWords, timeWords } from '#features/library/sync-words.ts';
import { useKeepLinks } from '#features/library/use-keep-links.ts';
import { useBudget } from '#queries/budget.ts';
import { useLibraryActions, useLibraryState } from '#queries/library.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { formatBytes, formatCount, formatNumber } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

/** Getting more links than this takes so long that it is asked first. */
const mostUnasked = 5000;

export function LinksPanel() {
  const words = useTranslations('library');
  const state = useLibraryState();
  const { fill, pause, remove } = useLibraryActions();
  const { retention, keep } = useKeepLinks();
  const budget = useBudget();
  const now = useNow();
  const [asking, setAsking] = useState<'fill' | 'remove'>();
  const [error, setError] = useState<FormError>();
  const { phase, resting, known, total, requests, requestsLeft, keeping } = state;
  const isStopped = phase === 'empty' || resting === 'paused' || resting === 'key' || resting === 'failed';
  const cost = requestsLeft ?? requestsFor(total ?? known);
  const change = async (wanted: boolean) => {
    setError(undefined);
    await keep(wanted).catch((problem: unknown) => setError(formError(problem, [], 'The links were not kept')));
  };

  return (
    <Panel title="Links kept here" covers="For this account, in this browser">
      <Stack gap="md">
        <div>
          <Text role="status">{syncWords(state, budget, now, words) || 'No links are here yet.'}</Text>
          <Text size="sm" c="var(--deck-text-dim)">
            {lostWords(keeping, words) || keepingWords(keeping, retention, words)}
            {keeping.bytes === 0 ? '' : ` They take ${formatBytes(keeping.bytes)}.`}
            {requests === 0 ? '' : ` Getting and refreshing them took ${formatCount(requests, 'request')}.`}
          </Text>
        </div>
        {keeping.isPossible ? (
          <SwitchInput
            label="Keep links in this browser"
            description={keepingOffer(retention, words)}
            checked={keeping.mode === 'browser'}
            disabled={phase === 'loading'}
            onChange={(event) => void change(event.currentTarget.checked)}
          />
        ) : null}
        {error === undefined ? null : <FormErrorAlert error={error} />}
        <Group gap="sm">
          {phase === 'whole' || phase === 'loading' ? null : isStopped ? (
            <Button variant="default" onClick={() => (cost > requestsFor(mostUnasked) ? setAsking('fill') : void fill())}>
              {words('offer.load')}
            </Button>
          ) : (
            <Button variant="default" onClick={(press) => void (isSecondClick(press) || pause())}>
              Pause
            </Button>
          )}
          {known === 0 && keeping.bytes === 0 ? null : (
            <Button variant="light" color="red" onClick={() => setAsking('remove')}>
              Remove links…
            </Button>
          )}
        </Group>
      </Stack>
      {asking === 'fill' ? (
        <ConfirmDialog
          title="Load all links?"
          confirmLabel={words('offer.load')}
          failure="The links were not requested"
          onConfirm={fill}
          onClose={() => setAsking(undefined)}
        >
          That takes {formatCount(cost, 'request')}, {timeWords(cost, budget.bulkPerMinute, words)}. You can keep working, and
          pause it at any time.
        </ConfirmDialog>
      ) : null}
      {asking === 'remove' ? (
        <ConfirmDialog
          title="Remove links from this browser?"
          confirmLabel="Remove links"
          failure="The links were not removed"
          onConfirm={remove}
          onClose={() => setAsking(undefined)}
        >
          {formatNumber(known)} links are removed from memory and from this browser. Your links at the service stay as they are;
          getting them again takes new requests. The trends of their clicks are kept.
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

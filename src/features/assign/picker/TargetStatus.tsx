/** Target status: how many channels or campaigns match, what went wrong with their list, and the button that loads more. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import type { TargetChoices } from '#features/assign/model/use-target-choices.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import classes from './TargetCombobox.module.css';

interface TargetStatusProps {
  kind: AssignTarget['kind'];
  found: TargetChoices;
  isSearched: boolean;
}

export function TargetStatus(props: TargetStatusProps) {
  const t = useTranslations('assigning.picker');
  const errorText = useErrorText();
  const { kind, found } = props;
  const { loaded, isLoading, error, loadMore } = found;
  return (
    <>
      <p role="status" className={classes.status}>
        {isLoading && loaded === 0 ? t('loading') : statusText(props, t)}
      </p>
      <ErrorAlert title={loaded === 0 ? t(`failed.${kind}`) : t(`failedMore.${kind}`)}>
        {error === null ? '' : errorText(error)}
      </ErrorAlert>
      {loadMore === undefined ? null : (
        <Button size="xs" variant="default" onClick={loadMore}>
          {error === null ? t('more') : t('retry')}
        </Button>
      )}
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'assigning.picker'>>;

/** The number of matches, and of targets that are not loaded and so not searched. */
function statusText(props: TargetStatusProps, t: Texts): string {
  const { loaded, notLoaded } = props.found;
  if (notLoaded === 0) return countText(props, t);
  const isSearched = props.isSearched && loaded !== 0;
  const rest = t(isSearched ? 'notSearched' : 'notLoaded', { count: notLoaded });
  return `${countText(props, t)} ${rest}`;
}

function countText({ kind, found: { choices, loaded }, isSearched }: TargetStatusProps, t: Texts) {
  if (loaded === 0) return t(`empty.${kind}`);
  if (!isSearched) return t(`count.${kind}`, { count: loaded });
  if (choices.length === 0) return t(`noMatch.${kind}`);
  return t('matches', { count: choices.length, total: loaded });
}

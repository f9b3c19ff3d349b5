/** Channel star: the mark of a channel, the button that sets it in a row, and the action of its page. */
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { Star, StarOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { Action } from '#features/actions/actions.ts';
import { useStarChannel } from '#queries/resources/channels.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './Targets.module.css';

export function StarMark({ channel }: { channel: Channel }) {
  const t = useTranslations('channels.star');
  return (
    <ReadValue of={channel} name="starred">
      {(starred) =>
        starred ? (
          <Star size={16} role="img" aria-label={t('on')} className={classes.starred} />
        ) : null
      }
    </ReadValue>
  );
}

interface StarButtonProps {
  channel: Identified<Channel>;
  name: string;
  star: ReturnType<typeof useStarChannel>;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

/** The new star shows until a newer list has it; after an error the old one shows again. */
export function StarButton({ channel, name, star, loadedAt }: StarButtonProps) {
  const t = useTranslations('channels.star');
  const { id } = channel;
  const isAhead = star.isPending || (star.isSuccess && star.submittedAt > loadedAt);
  return (
    <ReadValue of={channel} name="starred">
      {(listed) => {
        const starred = isAhead ? star.variables.starred === true : listed;
        return (
          <Tooltip label={starred ? t('on') : t('off')}>
            <ActionIcon
              className={classes.star}
              size="sm"
              aria-label={t('change', { name: name.slice(0, 80) })}
              aria-pressed={starred}
              aria-busy={star.isPending}
              onClick={() => {
                if (!star.isPending) star.mutate({ id, starred: !starred });
              }}
            >
              <Star size={16} aria-hidden className={starred ? classes.starred : undefined} />
            </ActionIcon>
          </Tooltip>
        );
      }}
    </ReadValue>
  );
}

export function StarFailed({ error }: { error: Error }) {
  const t = useTranslations('channels.star');
  const errorText = useErrorText();
  return (
    <Text role="alert" size="xs" c="var(--mantine-color-error)">
      {t.rich('failed', {
        problem: errorText(error).slice(0, 200),
        reason: (inside) => <bdi dir="auto">{inside}</bdi>,
      })}
    </Text>
  );
}

/** None where it could not be read whether it has a star. */
export function useStarAction(channel: Identified<Channel> | undefined): readonly Action[] {
  const t = useTranslations('channels.star');
  const star = useStarChannel();
  const errorText = useErrorText();
  if (channel?.starred == null) return [];
  const { id, starred } = channel;
  const tell = async () => {
    try {
      await star.mutateAsync({ id, starred: !starred });
      return starred ? t('removed') : t('added');
    } catch (error) {
      const problem = errorText(error).slice(0, 200);
      return t.markup('failed', { problem, reason: (inside) => inside });
    }
  };
  const title = starred ? t('remove') : t('add');
  return [{ id: 'star-channel', title, icon: starred ? StarOff : Star, tell }];
}

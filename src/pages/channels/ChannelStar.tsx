/** Channel star: the button that stars a channel in its row, ahead of the list that will say so. */
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { useStarChannel } from '#queries/resources/channels.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './ChannelTable.module.css';

type StarMutation = ReturnType<typeof useStarChannel>;

interface ChannelStarProps {
  channel: Identified<Channel>;
  name: string;
  star: StarMutation;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

export function ChannelStar({ channel, name, star, loadedAt }: ChannelStarProps) {
  const t = useTranslations('channels.star');
  const { id } = channel;
  // The new star shows until a newer list has it; after an error the old one shows again.
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

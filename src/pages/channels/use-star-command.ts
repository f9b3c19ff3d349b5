/** Star command: what the command palette does with the star of the channel that is open. */
import { Star, StarOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { Command } from '#features/commands.ts';
import { useStarChannel } from '#queries/resources/channels.ts';
import { useErrorText } from '#ui/format/use-message.ts';

/** None where it could not be read whether it has a star. */
export function useStarCommand(channel: Identified<Channel> | undefined): readonly Command[] {
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
  return [
    {
      id: 'star-channel',
      title: starred ? t('remove') : t('add'),
      icon: starred ? StarOff : Star,
      tell,
    },
  ];
}

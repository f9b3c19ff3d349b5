/** Kept link: what was read of a link before, with its clicks and its trend, while the service cannot be reached. */
import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LinkTrend } from '#pages/links/trend/LinkTrend.tsx';
import type { LibraryLink } from '#queries/library.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatInstant, formatNumber } from '#ui/format/format.ts';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import { LinkIdentity } from './LinkHeader.tsx';

export function KeptLink({ link }: { link: LibraryLink }) {
  const t = useTranslations('link');
  const { id, shorturl, longurl, title, description, date, unread, readAt } = link;
  const when = readAt === 0 ? undefined : formatInstant(readAt);
  return (
    <Stack gap="lg">
      <Text>
        {when === undefined ? t('kept.undated') : t('kept.dated', { when })} {t('kept.missing')}
      </Text>
      <LinkIdentity details={{ longurl, title, description, date, ...(unread === undefined ? {} : { unread }) }} />
      <Stat
        label={t('figures.clicks')}
        value={
          <ReadValue of={link} name="clicks">
            {(number) => formatNumber(number)}
          </ReadValue>
        }
        note={when === undefined ? t('figures.since') : t('kept.asOf', { when })}
      />
      <LinkTrend id={id} shorturl={shorturl} read={readAt} />
    </Stack>
  );
}

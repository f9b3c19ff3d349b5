/** Channel subject: the report of the links of a channel. */
import { useTranslations } from 'use-intl';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { ReportView } from '#pages/report/ReportView.tsx';
import { useChannel } from '#queries/resources/channels.ts';

/** Costs one request for the name, unless a cached list has this channel. */
export function ChannelSubject({ id }: { id: number }) {
  const { nameOf } = useTargetNames();
  const t = useTranslations('channels');
  const channel = useChannel(id);
  if (channel.isMissing) return <RecordNotFound to={paths.channels.href()} list={t('title')} />;
  const name = nameOf('channel', channel.data ?? { id, name: null });
  const target = { kind: 'channel', id } as const;
  const origin = paths.channel.href(id);
  const query = { channel: id };
  return <ReportView subject={{ target, name, query, origin, scope: target }} />;
}

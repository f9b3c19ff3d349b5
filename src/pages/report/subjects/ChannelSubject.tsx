/** Channel subject: the report of the links of a channel. */
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/paths.ts';
import { ReportView } from '#pages/report/ReportView.tsx';
import { useChannel } from '#queries/resources/channels.ts';

/** Costs one request for the name, unless a cached list has this channel. */
export function ChannelSubject({ id }: { id: number }) {
  const { nameOf } = useTargetNames();
  const name = nameOf('channel', useChannel(id).data ?? { id, name: null });
  const target = { kind: 'channel', id } as const;
  const origin = paths.channel.href(id);
  const query = { channel: id };
  return <ReportView subject={{ target, name, query, origin, scope: target }} />;
}

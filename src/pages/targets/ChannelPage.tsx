/** Channel page: name, figures and items of one channel, and controls to assign more. */
import { useQuery } from '@tanstack/react-query';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { isMissing, recordStateOf } from '#features/records/record-state.ts';
import { pageNumber, useUrlState } from '#features/records/use-url-state.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLinkReport } from '#queries/library.ts';
import { channelItemsQuery, useChannel } from '#queries/resources/channels.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { ChannelItems } from './ChannelItems.tsx';
import { StarMark, useStarAction } from './ChannelStar.tsx';
import { TargetById, TargetPage } from './TargetPage.tsx';
import classes from './Targets.module.css';

export function ChannelPage() {
  return <TargetById kind="channel">{(id) => <KnownChannel key={id} id={id} />}</TargetById>;
}

/** Costs a request for the items, and one for the name unless a cached list has this channel. */
function KnownChannel({ id }: { id: number }) {
  const [{ page }, setUrl] = useUrlState({ page: pageNumber });
  const found = useChannel(id);
  const items = useQuery(channelItemsQuery(useEngine(), id, page));
  const report = useLinkReport({ channel: id });
  // The service tells by the items. A list without it tells less: it may be a moment old.
  const missing = isMissing(items.error);
  const listed = recordStateOf(found);
  const unlisted = listed.state === 'missing' ? ({ state: 'unlisted' } as const) : listed;
  const channel = missing ? undefined : (found.data ?? undefined);
  return (
    <TargetPage
      kind="channel"
      id={id}
      record={channel}
      state={missing ? { state: 'missing' } : unlisted}
      report={report}
      updated={missing ? { ...items, dataUpdatedAt: 0 } : items}
      own={useStarAction(channel)}
      before={<ColorDot color={channel?.color ?? ''} />}
      after={
        channel === undefined ? null : (
          <>
            <ReadValue of={channel} name="name" />
            <StarMark channel={channel} />
          </>
        )
      }
      about={
        // Keeps its line while it loads, so that the figures below do not move.
        <div className={classes.about}>
          {channel === undefined || channel.description === '' ? null : (
            <ReadValue of={channel} name="description">
              {(description) => <UntrustedText text={description} fold={100} />}
            </ReadValue>
          )}
        </div>
      }
    >
      {(target, onAssign) => (
        <>
          <ChannelItems
            query={items}
            channel={target}
            report={report.data}
            page={page}
            onPage={(next) => setUrl({ page: next })}
            onAssign={onAssign}
          />
          <DropDock />
        </>
      )}
    </TargetPage>
  );
}

/** Target list page: a list of channels or campaigns, with recent links and the dock from which links are dropped. */
import { useState } from 'react';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import {
  RecentLinks,
  RecentLinksButton,
  WithRecentLinks,
} from '#features/assign/drag/RecentLinks.tsx';
import { ListView, type ListViewProps } from '#features/records/ListView.tsx';

/** Costs one request more when the user asks for the links. */
export function TargetListPage<Row>({
  children,
  control,
  ...list
}: Omit<ListViewProps<Row>, 'around'>) {
  const [open, setOpen] = useState(false);
  return (
    <ListView
      {...list}
      control={
        <>
          {control}
          <RecentLinksButton open={open} onToggle={setOpen} />
        </>
      }
      around={(rows) => (
        <WithRecentLinks links={open ? <RecentLinks /> : null}>{rows}</WithRecentLinks>
      )}
    >
      {children}
      <DropDock />
    </ListView>
  );
}

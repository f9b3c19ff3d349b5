/** What a list of links says of itself: that there are none, how many it covers, how many could not be read. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Page } from '#contract/protocol/envelope.ts';
import { paths } from '#features/routes/paths.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';

export function NoLinks({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Text c="var(--deck-text-dim)">
        No links yet. {/* Underlined, as it stands among other words. */}
        <Anchor component={Link} to={paths.newLink.href()} underline="always">
          Make the first one
        </Anchor>{' '}
        and it shows here.
      </Text>
    </Panel>
  );
}

/** Whether a page says that there are no links at all. */
export function isEmpty(page: Page<unknown>): boolean {
  return page.rows.length + page.unreadable.length === 0;
}

/** What a list of so many links covers; never fewer in all than it shows, whatever a service counts. */
export function coverage(shown: number, page: Page<unknown>): string {
  const all = Math.max(page.result, shown);
  return `${formatNumber(shown)} of ${formatNumber(all)} ${all === 1 ? 'link' : 'links'}`;
}

/** Says how many rows of a page are missing, and where to see them. */
export function Unread({ page }: { page: Page<unknown> }) {
  const missing = page.unreadable.length;
  if (missing === 0) return null;
  return (
    <Text size="xs" c="var(--deck-text-dim)" mt="xs">
      {missing === 1 ? '1 link' : `${formatNumber(missing)} links`} could not be read and {missing === 1 ? 'is' : 'are'} left out
      here.
    </Text>
  );
}

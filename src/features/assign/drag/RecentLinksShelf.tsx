/** A shelf of the newest links, to be dragged onto channels and campaigns or assigned by their button. */
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { Link } from '#contract/resources/links.ts';
import { useAssign } from '#features/assign/model/assign-context.ts';
import { type AssignTarget, linkItem } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linksQuery } from '#queries/resources/links.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './RecentLinksShelf.module.css';
import { useDragItems } from './use-drag-and-drop.ts';

/** How many links stand on the shelf. */
const shown = 10;

interface RecentLinksShelfProps {
  /** Where the button of a link puts it; without one, the button asks where to. */
  target?: AssignTarget;
  /** Whether somebody wants to see the links already, so that they are worth a request. */
  wanted?: boolean;
}

/** Costs no request unless somebody asks for the links: what other screens have heard is shown at once. */
export function RecentLinksShelf({ target, wanted = false }: RecentLinksShelfProps) {
  const [asked, setAsked] = useState(wanted);
  // As Links and Overview ask for their first page, so that one request serves all three.
  const query = useQuery({ ...linksQuery(useEngine(), { page: 1, limit: linksOnPage, order: 'date' }), enabled: asked });
  return (
    <Panel title="Recent links" covers="Drag one onto a channel or campaign, or use its button.">
      {!asked && query.data === undefined && query.error === null ? (
        <div>
          <Button size="xs" variant="default" onClick={() => setAsked(true)}>
            Show recent links
          </Button>
        </div>
      ) : (
        <QueryState query={query} what="the recent links" skeleton={<ShelfSkeleton />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text c="var(--deck-text-dim)">There are no links in this account yet.</Text>
            ) : (
              <ul className={classes['shelf']} aria-label="Recent links">
                {rows.slice(0, shown).map((link) => (
                  <ShelfRow key={link.id} link={link} target={target} />
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </Panel>
  );
}

function ShelfRow({ link, target }: { link: Link; target: AssignTarget | undefined }) {
  const { assign } = useAssign();
  const item = linkItem(link);
  const { ref } = useDragItems({ items: [item] });
  return (
    <li ref={ref} className={classes['row']}>
      <GripVertical size={14} aria-hidden className={classes['grip']} />
      <span className={classes['text']}>
        <ShortLink address={link.shorturl} />
        <bdi dir="auto" className={classes['title']} title={link.title}>
          {link.title.slice(0, 200)}
        </bdi>
      </span>
      {target === undefined ? (
        <AssignMenu
          items={[item]}
          button={
            <Button size="compact-sm" variant="default" aria-label={`Assign ${item.name}`}>
              Assign…
            </Button>
          }
        />
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Add ${item.name} to this ${target.kind}`}
          onClick={() => assign([item], target)}
        >
          Add
        </Button>
      )}
    </li>
  );
}

function ShelfSkeleton() {
  return (
    <Stack gap={4}>
      {Array.from({ length: shown }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </Stack>
  );
}

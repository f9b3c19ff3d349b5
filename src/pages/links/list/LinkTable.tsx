/** Link table: short link, title, destination, clicks and date of each link, with its actions. */
import { useMediaQuery } from '@mantine/hooks';
import { Link as RouterLink } from 'react-router-dom';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { RowAssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { paths } from '#features/routes/paths.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import classes from './LinkTable.module.css';

const figures: readonly Column<Link>[] = [
  {
    header: 'Clicks',
    width: 9,
    align: 'end',
    order: 'click',
    render: (link) => (
      <ReadValue of={link} name="clicks">
        {(clicks) => formatNumber(clicks)}
      </ReadValue>
    ),
  },
  { header: 'Created', width: 15, align: 'end', order: 'date', render: (link) => <Created link={link} /> },
];

const wideColumns: readonly Column<Link>[] = [
  { header: 'Title', width: 22, render: (link) => <Title link={link} /> },
  { header: 'Destination', width: 22, render: (link) => <Destination link={link} /> },
  ...figures,
];

/** With the destination under the title. */
const narrowColumns: readonly Column<Link>[] = [
  { header: 'Title and destination', width: 30, render: (link) => <TitleCell link={link} /> },
  ...figures.map((column) => ({ ...column, width: column.order === 'date' ? 21 : 12 })),
];

interface LinkTableProps {
  rows: readonly Link[];
  order?: 'date' | 'click';
  onOrder?: (order: 'date' | 'click') => void;
  stale?: boolean;
  selection: LinkSelection;
}

export function LinkTable({ rows, order, onOrder, stale = false, selection }: LinkTableProps) {
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const columns: readonly Column<Link>[] = [
    { header: 'Short link', width: wide ? 32 : 37, render: (link) => <ShortCell link={link} selection={selection} /> },
    ...(wide ? wideColumns : narrowColumns),
  ];
  return (
    <DataTable
      label="Links"
      columns={columns}
      rows={rows}
      rowKey={({ id }, index) => id ?? `row ${index}`}
      card={(link) => <LinkCard link={link} selection={selection} />}
      stale={stale}
      selection={{
        isSelectable: hasId<Link>,
        isSelected: ({ id }) => selection.state.links.has(id),
        label: (link) => `Select ${linkItem(link).name}`,
        onSelect: (link, selected, through) => selection.select(rows.filter(hasId), link, selected, through),
        onSelectAll: (selected) => selection.selectAll(rows.filter(hasId), selected),
      }}
      {...(order === undefined ? {} : { order })}
      {...(onOrder === undefined ? {} : { onOrder: (name) => onOrder(name === 'click' ? 'click' : 'date') })}
    />
  );
}

interface RowProps {
  link: Link;
  selection: LinkSelection;
}

/** The short link with the actions of its row, of which only copying needs no id. */
function ShortCell({ link, selection }: RowProps) {
  if (hasId(link)) return <ActiveShortCell link={link} selection={selection} />;
  return (
    <span className={classes.short}>
      <ReadValue of={link} name="shorturl">
        {(address) => <ShortLink address={address} />}
      </ReadValue>
      <span className={classes.controls}>
        <CopyShortLink link={link} />
      </span>
    </span>
  );
}

/** Makes the whole row draggable. */
function ActiveShortCell({ link, selection }: RowProps & { link: Identified<Link> }) {
  const { ref } = useDragItems({ items: () => selection.itemsOf(link), around: '[data-row]' });
  const item = linkItem(link);
  return (
    <span ref={ref} className={classes.short}>
      <RouterLink to={paths.link.href(link.id)} className={classes.opens} data-opens>
        {link.shorturl === null ? item.name : <ShortLink address={link.shorturl} />}
      </RouterLink>
      {link.shorturl === null ? <UnreadValue raw={link.unread?.['shorturl'] ?? null} /> : null}
      <span className={classes.controls}>
        <CopyShortLink link={link} />
        <RowAssignMenu item={item} />
      </span>
    </span>
  );
}

function CopyShortLink({ link: { shorturl } }: { link: Link }) {
  return shorturl === null ? null : <CopyButton value={shorturl} label="Copy short link" />;
}

function Created({ link }: { link: Link }) {
  return (
    <ReadValue of={link} name="date" none="–">
      {(date) => <TimeAgo moment={date} />}
    </ReadValue>
  );
}

function Title({ link }: { link: Link }) {
  return (
    <ReadValue of={link} name="title">
      {(text) =>
        text === '' ? (
          <span className={classes.none}>No title</span>
        ) : (
          <bdi dir="auto" className={classes.title} title={text}>
            {text.slice(0, 300)}
          </bdi>
        )
      }
    </ReadValue>
  );
}

function TitleCell({ link }: { link: Link }) {
  return (
    <>
      <div className={classes.line}>
        <Title link={link} />
      </div>
      <div className={`${classes.line} ${classes.under}`}>
        <Destination link={link} />
      </div>
    </>
  );
}

function Destination({ link }: { link: Link }) {
  return (
    <span className={classes.destination}>
      <ReadValue of={link} name="longurl">
        {(address) => <ExternalLink address={address} fit="line" scheme={false} />}
      </ReadValue>
    </span>
  );
}

function LinkCard({ link, selection }: RowProps) {
  return (
    <div className={classes.card}>
      <ShortCell link={link} selection={selection} />
      <div className={classes.line}>
        <Title link={link} />
      </div>
      <div className={classes.line}>
        <Destination link={link} />
      </div>
      <div className={classes.facts}>
        <span>
          <ReadValue of={link} name="clicks">
            {(clicks) => formatCount(clicks, 'click')}
          </ReadValue>
        </span>
        <Created link={link} />
      </div>
    </div>
  );
}

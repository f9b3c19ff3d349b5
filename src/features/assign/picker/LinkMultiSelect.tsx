/** Choosing links from the list of links: searched as they are on Links, a page at a time, any number of them. */
import { Checkbox, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Link } from '#contract/resources/links.ts';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linksQuery } from '#queries/resources/links.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './LinkMultiSelect.module.css';

/** A pause in typing this long means that the word is finished, in milliseconds. */
const pause = 300;

interface LinkMultiSelectProps {
  chosen: ReadonlyMap<number, AssignableItem>;
  onChange: (chosen: ReadonlyMap<number, AssignableItem>) => void;
  /** The ids of the links that are known to be there already, which cannot be chosen. */
  present: ReadonlySet<number>;
}

/** Asks as the Links screen asks, so that what was seen there costs nothing here. */
export function LinkMultiSelect({ chosen, onChange, present }: LinkMultiSelectProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [q] = useDebouncedValue(text.trim(), pause);
  const links = useQuery(linksQuery(useEngine(), { page, limit: linksOnPage, order: 'date', ...(q === '' ? {} : { q }) }));

  const toggle = (link: Link) => {
    const after = new Map(chosen);
    if (!after.delete(link.id)) after.set(link.id, linkItem(link));
    onChange(after);
  };

  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label="Search links"
        placeholder="Words in alias, destination, title or description"
        leftSection={<Search size={16} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPage(1);
        }}
      />
      <QueryState query={links} what="your links" skeleton={<ChoiceSkeleton />}>
        {({ rows, unreadable, result, maxpage }) => (
          <Stack gap="sm">
            <Text role="status" size="xs" c="var(--deck-text-dim)">
              {counted(rows.length + unreadable.length, result, q)}
            </Text>
            {rows.length === 0 ? null : (
              <ul className={classes['links']} aria-label="Links" aria-busy={links.isPlaceholderData}>
                {rows.map((link) => (
                  <li key={link.id}>
                    <Checkbox
                      classNames={{
                        body: classes['row'] ?? '',
                        labelWrapper: classes['text'] ?? '',
                        label: classes['text'] ?? '',
                      }}
                      checked={chosen.has(link.id)}
                      disabled={present.has(link.id)}
                      onChange={() => toggle(link)}
                      label={<LinkLabel link={link} present={present.has(link.id)} />}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Pager page={page} pages={Math.max(1, maxpage)} onPage={setPage} />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

function LinkLabel({ link, present }: { link: Link; present: boolean }) {
  return (
    <>
      <span className={classes['line']}>
        <ShortLink address={link.shorturl} />
      </span>{' '}
      <bdi dir="auto" className={`${classes['line']} ${classes['title']}`} title={link.title}>
        {link.title.slice(0, 200)}
      </bdi>
      {present ? <span className={classes['title']}> In it already</span> : null}
    </>
  );
}

function counted(shown: number, result: number, q: string): string {
  if (shown === 0) return q === '' ? 'There are no links in this account yet.' : 'No link matches. Try fewer or other words.';
  const all = Math.max(result, shown);
  return `${formatNumber(all)} ${all === 1 ? 'link' : 'links'}${q === '' ? ', the newest first' : ' found'}`;
}

/** As high as the rows that come. */
function ChoiceSkeleton() {
  return (
    <Stack gap={4} pt={24}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </Stack>
  );
}

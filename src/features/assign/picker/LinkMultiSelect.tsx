/** Link multi-select: chooses any number of links from the searchable list of links, a page at a time. */
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { linksOnPage, useLinkPage } from '#features/library/use-link-page.ts';
import { ExpiryMark, ExpiryMarks } from '#features/link-facts/ExpiryMark.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { RowsSkeleton } from '#features/records/ListSkeleton.tsx';
import { Pager } from '#ui/data-table/Pager.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import classes from './LinkMultiSelect.module.css';

/** The search starts after so long a pause in typing, in milliseconds. */
const searchDelay = 300;

interface LinkMultiSelectProps {
  chosen: ReadonlyMap<number, AssignableItem>;
  onChange: (chosen: ReadonlyMap<number, AssignableItem>) => void;
  /** The ids of links that are known to be in the target; they cannot be chosen. */
  present: ReadonlySet<number> | undefined;
}

/** Where it asks the service, it sends the same requests as the Links screen, so that their replies serve here too. */
export function LinkMultiSelect({ chosen, onChange, present }: LinkMultiSelectProps) {
  const t = useTranslations('assigning.links');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [q] = useDebouncedValue(text.trim(), searchDelay);
  const links = useLinkPage(q, page, linksOnPage);

  const toggle = (link: Identified<Link>) => {
    const after = new Map(chosen);
    if (!after.delete(link.id)) after.set(link.id, linkItem(link));
    onChange(after);
  };

  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label={t('search')}
        placeholder={t('placeholder')}
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
      <QueryState query={links} what={t('what')} skeleton={<RowsSkeleton rows={6} pt={24} />}>
        {({ rows, unreadable, result, maxpage }) => (
          <Stack gap="sm">
            <Text role="status" size="xs" c="var(--deck-text-dim)">
              {countText(rows.length + unreadable.length, result, q, t)}
            </Text>
            {rows.length === 0 ? null : (
              <ExpiryMarks>
                <ul
                  className={classes.links}
                  aria-label={t('label')}
                  aria-busy={links.isPlaceholderData}
                >
                  {rows.map((link, index) =>
                    hasId(link) ? (
                      <li key={link.id}>
                        <Checkbox
                          classNames={{
                            body: classes.row,
                            labelWrapper: classes.text,
                            label: classes.text,
                          }}
                          checked={chosen.has(link.id)}
                          disabled={present?.has(link.id) === true}
                          onChange={() => toggle(link)}
                          label={<LinkLabel link={link} present={present?.has(link.id) === true} />}
                        />
                      </li>
                    ) : (
                      <li key={`row ${index}`} className={`${classes.row} ${classes.fixed}`}>
                        <LinkLabel link={link} present={false} />
                      </li>
                    ),
                  )}
                </ul>
              </ExpiryMarks>
            )}
            <Pager page={page} pages={Math.max(1, maxpage)} onPage={setPage} />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

function LinkLabel({ link, present }: { link: Link; present: boolean }) {
  const t = useTranslations('assigning.links');
  return (
    <>
      <LinkRow as="option" link={link} />
      <ExpiryMark id={link.id} />
      {present ? <span className={classes.present}> {t('present')}</span> : null}
    </>
  );
}

function countText(
  shown: number,
  result: number,
  q: string,
  t: ReturnType<typeof useTranslations<'assigning.links'>>,
): string {
  if (shown === 0) return q === '' ? t('empty') : t('noMatch');
  const count = Math.max(result, shown);
  return q === '' ? t('newest', { count }) : t('found', { count });
}

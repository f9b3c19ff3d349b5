/** Link search: a search field whose list follows each key, and whose address follows after a pause; looks up a pasted short URL. */
import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { looksLikeShortUrl } from '#features/link-list/list-state.ts';
import { useSearchParamText } from '#features/records/use-search-param-text.ts';
import classes from './LinkSearch.module.css';

interface LinkSearchProps {
  /** The search in the address of the screen: keywords or a short URL. */
  value: string;
  /** With each key, also with one after which the search is the one of the address again. */
  onType: (text: string) => void;
  /** After a pause. @param finished by Enter or paste, so that it gets an entry in the browser's history */
  onSearch: (text: string, finished: boolean) => void;
  /** For a complete short URL. */
  onLookUp: (short: string) => void;
  autoFocus: boolean;
  /** Shortens the placeholder. */
  short: boolean;
}

export function LinkSearch({
  value,
  onType,
  onSearch,
  onLookUp,
  autoFocus,
  short,
}: LinkSearchProps) {
  const t = useTranslations('links.search');
  const { text, setText, write, afterPause } = useSearchParamText(value);
  const isLeaving = useRef(false);

  const search = (wanted: string, finished: boolean) => {
    const trimmed = wanted.trim();
    onType(trimmed);
    if (!write(trimmed)) return;
    if (finished && looksLikeShortUrl(trimmed)) onLookUp(trimmed);
    else onSearch(trimmed, finished);
  };

  const type = (typed: string) => {
    setText(typed);
    onType(typed.trim());
    afterPause(() => search(typed, false));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search(text, true);
    if (event.key !== 'Escape') return;
    setText('');
    search('', true);
    // What is left in the field is put away with it.
    isLeaving.current = true;
    event.currentTarget.blur();
    isLeaving.current = false;
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === before.length;
    if (!replacesAll || !looksLikeShortUrl(pasted)) return;
    event.preventDefault();
    setText(pasted);
    search(pasted, true);
  };

  return (
    <div role="search" className={classes.search}>
      <TextInput
        type="search"
        aria-label={t('label')}
        placeholder={short ? t('short') : t('placeholder')}
        aria-keyshortcuts="/"
        leftSection={<Search size={16} aria-hidden />}
        rightSection={
          text === '' ? null : (
            <CloseButton
              size="sm"
              aria-label={t('clear')}
              onClick={() => {
                setText('');
                search('', true);
              }}
            />
          )
        }
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        // Without the pause, which could end after the user has left for another screen.
        onBlur={() => {
          if (!isLeaving.current) search(text, false);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </div>
  );
}

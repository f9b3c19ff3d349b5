/** The search field of the list: waits for a pause in typing, and never takes back what was typed meanwhile. */
import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './LinkSearch.module.css';
import { isAddressLike } from './list-state.ts';

/** A pause this long means that the word is finished, in milliseconds. */
const pause = 300;

interface LinkSearchProps {
  /** What the list is searched for, keywords or a short URL, as the address of the screen says. */
  value: string;
  /** @param finished by Enter or paste, so that it deserves a place in the browser's history */
  onSearch: (text: string, finished: boolean) => void;
  /** A whole short URL was pasted, or entered. */
  onLookUp: (short: string) => void;
  autoFocus: boolean;
  /** There is little room. */
  short: boolean;
}

export function LinkSearch({ value, onSearch, onLookUp, autoFocus, short }: LinkSearchProps) {
  const [text, setText] = useState(value);
  // `sent` is what this field has asked for last: when the address catches up with it, the person may be words ahead.
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      // Not our doing: Back, a link, or another way to change the search.
      setSent(value);
      setText(value);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (wanted: string, finished: boolean) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    if (finished && isAddressLike(trimmed)) onLookUp(trimmed);
    else onSearch(trimmed, finished);
  };

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed, false), pause);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search(text, true);
    if (event.key !== 'Escape') return;
    if (text === '') event.currentTarget.blur();
    setText('');
    search('', true);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === before.length;
    if (!replacesAll || !isAddressLike(pasted)) return;
    event.preventDefault();
    setText(pasted);
    search(pasted, true);
  };

  return (
    <div role="search" className={classes.search}>
      <TextInput
        type="search"
        aria-label="Search links"
        placeholder={short ? 'Search' : 'Search, or paste a short URL'}
        aria-keyshortcuts="/"
        leftSection={<Search size={16} aria-hidden />}
        rightSection={
          text === '' ? null : (
            <CloseButton
              size="sm"
              aria-label="Clear the search"
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
        // At once: after a pause the person may be on the way to another screen, and the search would bring them back.
        onBlur={() => search(text, false)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </div>
  );
}

/** Text of a search field whose search is written into the address after a pause; it follows the address changed from outside. */
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { underWay } from '#base/under-way.ts';

/** A pause in typing, in milliseconds. A search may cost a request, and browsers refuse more than 100 addresses in 10 s. */
const pause = 300;

interface SearchParamText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Ends the pause, and returns whether the address lacks the search, which the caller then writes into it. */
  readonly write: (search: string) => boolean;
  /** Runs the action after a pause without another one. Never once the field is gone. */
  readonly afterPause: (action: () => void) => void;
}

/** @param inAddress the search that the address on the screen has */
export function useSearchParamText(inUrl: string): SearchParamText {
  // `written` is the last search of this field. When the address on the screen changes to it, the user may already have typed
  // more. One object for both, new with each change: React ignores a value that a dropped render had already set.
  const [field, setField] = useState({ text: inUrl, written: inUrl });
  const { text, written } = field;
  // The same for handlers, of which two may run before anything is rendered: a pause that ends and a key.
  const last = useRef(written);
  useLayoutEffect(() => {
    last.current = written;
  }, [written]);
  const endPause = useRef(() => {});
  useEffect(() => () => endPause.current(), []);
  const reset = () => setField({ text: inUrl, written: inUrl });
  // An address may be left before the screen is rendered for it, so that the search of the next one seems unchanged.
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (inUrl !== written) reset();
  }
  // Back may even lead to the address that is on the screen.
  useWindowEvent('popstate', () => {
    endPause.current();
    last.current = inUrl;
    reset();
  });
  return {
    text,
    setText: (typed) => setField((before) => ({ ...before, text: typed })),
    write: (search) => {
      endPause.current();
      if (search === last.current) return false;
      last.current = search;
      setField((before) => ({ ...before, written: search }));
      return true;
    },
    afterPause: (action) => {
      endPause.current();
      endPause.current = beginPause(action);
    },
  };
}

/** Runs the action after the pause, unless the returned function ends it before. */
function beginPause(action: () => void): () => void {
  const isOver = underWay.begin();
  const timer = setTimeout(() => {
    action();
    isOver();
  }, pause);
  return () => {
    clearTimeout(timer);
    isOver();
  };
}

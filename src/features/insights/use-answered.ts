/** Answered hook: whether this device has said what it knows of clicks; rows wait for that, and for no more than a moment. */
import { useEffect, useState } from 'react';

/** In milliseconds. */
const maxWait = 500;

/** So that rows whose clicks are here are shown in their order at once. */
export function useAnswered(isAnswered: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), maxWait);
    return () => clearTimeout(timer);
  }, []);
  return isAnswered || isOver;
}

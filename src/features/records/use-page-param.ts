/** Page of a list: reads and sets the URL parameter `page`, and says how many rows a page has. */
import { useSearchParams } from 'react-router-dom';

/** Links on a page. The same number on each screen lets screens share one reply; large pages time out on some services. */
export const linksOnPage = 25;

/** The page, from 1, and the function that shows another one; a value that is no page counts as 1. */
export function usePageParam(): [page: number, show: (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.get('page') ?? '';
  const show = (page: number) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      if (page === 1) after.delete('page');
      else after.set('page', String(page));
      return after;
    });
  return [/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1, show];
}

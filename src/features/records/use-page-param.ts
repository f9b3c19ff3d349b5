/** Which page of a list is shown, as it stands in the address. */
import { useSearchParams } from 'react-router-dom';

/** The page, from 1, and the way to another one; what makes no sense in the address reads as the first. */
export function usePageInAddress(): [page: number, show: (page: number) => void] {
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

/** Diary filter: which lines of the diary are shown, in the URL. */
import { useSearchParams } from 'react-router-dom';
import { type DiaryFilter, diaryFilters } from './use-diary.ts';

const name = 'show';

export function useDiaryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = diaryFilters.find((each) => each === params.get(name)) ?? 'all';
  const show = (next: DiaryFilter) => {
    setParams(next === 'all' ? {} : { [name]: next }, { replace: true });
  };
  return { filter, show };
}

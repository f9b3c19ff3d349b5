/** Queries under way: queries and mutations count as work of the page until their results are rendered. */
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { underWay } from '#base/under-way.ts';

export function QueriesUnderWay() {
  const isBusy = useIsFetching() + useIsMutating() > 0;
  useEffect(() => (isBusy ? underWay.begin() : undefined), [isBusy]);
  return null;
}

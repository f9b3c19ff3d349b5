/** Phone layout: whether the screen is narrower than Mantine's `sm` breakpoint. */
import { useMediaQuery } from '@mantine/hooks';

export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}

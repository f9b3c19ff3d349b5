/** Mouse: whether the first pointing device can hover, so that dragging is worth a word; a finger uses buttons. */
import { useMediaQuery } from '@mantine/hooks';

export function useHasMouse(): boolean {
  return useMediaQuery('(hover: hover)', true, { getInitialValueInEffect: false });
}

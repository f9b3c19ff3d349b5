/** Row changes: which blocks of links have changed since they were written last. */
import { placesOfClicks, placesOfText } from '#engine/storage/link-blocks.ts';

export type RowChanges = ReturnType<typeof createRowChanges>;

export function createRowChanges() {
  const texts = new Set<number>();
  const clicks = new Set<number>();
  const noteText = (place: number): void => void texts.add(Math.floor(place / placesOfText));
  const noteClicks = (place: number): void => void clicks.add(Math.floor(place / placesOfClicks));
  return {
    /** Numbers of blocks; the writer removes what it has written. */
    texts,
    clicks,
    noteText,
    noteClicks,
    /** All of so many places have to be written. */
    noteAll: (places: number): void => {
      for (let place = 0; place < places; place += placesOfText) noteText(place);
      for (let place = 0; place < places; place += placesOfClicks) noteClicks(place);
    },
  };
}

/**
 * Link columns: typed arrays for sort and filter, one place for each link, which grow by doubling.
 */

/** Numbers by place; NaN stands for a value that is not known. */
interface Columns {
  /** 0 for a place that holds no link. */
  ids: Float64Array;
  clicks: Float64Array;
  /** Time of creation, in milliseconds since 1970. */
  made: Float64Array;
  /** When the clicks were read, in milliseconds since 1970. */
  readAt: Float64Array;
  /** Numbers of a dictionary. */
  domain: Int32Array;
  host: Int32Array;
  /** Clicks in a millisecond, estimated from its readings; 0 before the second one. */
  rate: Float64Array;
  /** The number of the walk over the service's list that last came by; 0 where none has. */
  walk: Uint32Array;
  /** 1 for a link that was not found where it should have been. */
  notFound: Uint8Array;
}

export type LinkColumns = Readonly<Columns> & { grow(places: number): void };

const minPlaces = 256;

export function createLinkColumns(): LinkColumns {
  const make = (places: number): Columns => ({
    ids: new Float64Array(places),
    clicks: new Float64Array(places),
    made: new Float64Array(places),
    readAt: new Float64Array(places),
    domain: new Int32Array(places),
    host: new Int32Array(places),
    rate: new Float64Array(places),
    walk: new Uint32Array(places),
    notFound: new Uint8Array(places),
  });
  const columns = make(minPlaces);
  return Object.assign(columns, {
    /** Makes room for so many places. */
    grow: (places: number): void => {
      if (places <= columns.ids.length) return;
      const larger = make(Math.max(places, 2 * columns.ids.length));
      larger.ids.set(columns.ids);
      larger.clicks.set(columns.clicks);
      larger.made.set(columns.made);
      larger.readAt.set(columns.readAt);
      larger.domain.set(columns.domain);
      larger.host.set(columns.host);
      larger.rate.set(columns.rate);
      larger.walk.set(columns.walk);
      larger.notFound.set(columns.notFound);
      Object.assign(columns, larger);
    },
  });
}

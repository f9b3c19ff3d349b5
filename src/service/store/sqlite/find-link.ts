/** SQLite look-up of a link, prepared once, without the query builder. */
import { type VisitedLink, visitedColumns } from '#service/store/store.ts';
import { hasCard } from '#service/store/tables.ts';
import type { Connection } from './connection.ts';

/** @param connection with all tables in place */
export function sqliteFind(
  connection: Connection,
): (host: string, alias: string) => VisitedLink | undefined {
  const finder = connection
    .prepare(
      `select ${visitedColumns.join(', ')}, ${hasCard} from link where host = ? and alias = ?`,
    )
    .raw(); // a bare array costs a fifth less than an object of named columns
  return (host, alias) => {
    // The statement above names the columns; the driver cannot.
    const row = finder.get([host, alias]) as LinkRow | undefined;
    if (row === undefined) return undefined;
    const [
      id,
      url,
      type,
      password,
      expiry,
      geotarget,
      devicetarget,
      languagetarget,
      parameters,
      pixels,
      deeplink,
      card,
    ] = row;
    return {
      id,
      url,
      type,
      password,
      expiry,
      geotarget,
      devicetarget,
      languagetarget,
      parameters,
      pixels,
      deeplink,
      card,
    };
  };
}

type Values<Names extends readonly unknown[]> = {
  [At in keyof Names]: Names[At] extends keyof VisitedLink ? VisitedLink[Names[At]] : never;
};
type LinkRow = [...Values<typeof visitedColumns>, card: 0 | 1];

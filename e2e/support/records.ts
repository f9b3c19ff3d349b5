/** Records of a test account: makes them by the API, and reads what the service holds. */
import type { Direct } from './fixtures.ts';

type Row = Readonly<Record<string, unknown>>;

/** Makes a record and returns its id; fails where the service refuses. */
export async function add(direct: Direct, path: string, body: object): Promise<number> {
  const { error, message, id } = await direct.post(path, body);
  if (error !== 0 || typeof id !== 'number') throw new Error(`${path}: ${String(message)}`);
  return id;
}

/**
 * Makes links named `prefix-1`, `prefix-2`, … by title, one after another, and returns their ids. The service chooses their
 * aliases, which all accounts share.
 *
 * @param rest what all of them have besides
 */
export async function addLinks(
  direct: Direct,
  prefix: string,
  number: number,
  rest: object = {},
): Promise<number[]> {
  const names = Array.from({ length: number }, (_, index) => `${prefix}-${index + 1}`);
  const links = names.map((name) => ({
    url: `https://shop.example/${name}`,
    metatitle: name,
    ...rest,
  }));
  return direct.postAll('/api/url/add', links);
}

/** The rows of a list as the service sends them: those under this key, as many as it sends at once. */
export async function rowsOf(direct: Direct, path: string, key: string): Promise<readonly Row[]> {
  const { data, message } = await direct.get(`${path}?limit=100`);
  const rows: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  if (!Array.isArray(rows)) throw new Error(`${path}: ${String(message)}`);
  return rows as Row[];
}

/** What is in a channel, as `links 12`, in no particular order. */
export async function itemsOf(direct: Direct, channel: number): Promise<string[]> {
  const rows = await rowsOf(direct, `/api/channel/${channel}`, 'items');
  return rows.map(({ type, id }) => `${String(type)} ${String(id)}`).sort();
}

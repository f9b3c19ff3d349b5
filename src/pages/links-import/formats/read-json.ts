/** JSON reader: the first list of objects in a document as a table, a column for each name. */

type JsonObject = Readonly<Record<string, unknown>>;

/** With the names as its first row; undefined for text that is no JSON, or has no such list. */
export function jsonRows(text: string): string[][] | undefined {
  const value = parsed(text);
  if (Array.isArray(value) && value.every(Array.isArray))
    return value.map((row: unknown[]) => row.map(cellOf));
  const list = listIn(value, 0) ?? listOfLines(text);
  if (list === undefined) return undefined;
  const names = [...new Set(list.flatMap((each) => Object.keys(each)))];
  return [names, ...list.map((each) => names.map((name) => cellOf(each[name])))];
}

/** A record on each line, as programs write long lists. */
function listOfLines(text: string): JsonObject[] | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const records = lines.map(parsed);
  return records.length > 0 && records.every(isObject) ? records : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replies of services have their list in an object or two. */
function listIn(value: unknown, depth: number): JsonObject[] | undefined {
  if (Array.isArray(value)) {
    const objects: JsonObject[] = value.filter(isObject);
    if (objects.length > 0) return objects;
    const texts = value.filter((each) => typeof each === 'string');
    return texts.length > 0 ? texts.map((url) => ({ url })) : undefined;
  }
  if (!isObject(value) || depth > 2) return undefined;
  const named = namedEntries(value);
  if (named !== undefined) return named;
  for (const part of Object.values(value)) {
    const found = Array.isArray(part) || isObject(part) ? listIn(part, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An object with an address or a record for each name, which may be the alias. */
function namedEntries(value: JsonObject): JsonObject[] | undefined {
  const entries = Object.entries(value);
  if (entries.length < 2) return undefined;
  // One link may have its addresses in such an object, too.
  const isField = ([name]: [string, unknown]) =>
    /url|uri|link|href|short|long|target|dest/i.test(name);
  if (entries.every(([, each]) => isUrlText(each)) && !entries.some(isField))
    return entries.map(([name, url]) => ({ name, url }));
  const records = entries.flatMap(([name, each]) => (isObject(each) ? [{ name, ...each }] : []));
  const first: JsonObject = records[0] ?? {};
  const isSame = Object.entries(first).some(
    ([key, each]) =>
      isUrlText(each) && records.every((record: JsonObject) => isUrlText(record[key])),
  );
  return records.length === entries.length && isSame ? records : undefined;
}

function isUrlText(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists of texts are written as the lists of tags in other files; of an object, the part that says what it is. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(cellOf).join('; ');
  const parts = isObject(value) ? ['url', 'href', 'fullName', 'name', 'title'] : [];
  const said = parts.map((part) => (isObject(value) ? value[part] : undefined));
  return said.find((part) => typeof part === 'string') ?? JSON.stringify(value);
}

/** JSON reader: the first list of objects in a document as a table, a column for each name. */

type JsonObject = Readonly<Record<string, unknown>>;

/** With the names as its first row; undefined for text that is no JSON, or has no such list. */
export function jsonRows(text: string): string[][] | undefined {
  const list = listIn(parsed(text), 0) ?? listOfLines(text);
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
  for (const part of Object.values(value)) {
    const found = Array.isArray(part) || isObject(part) ? listIn(part, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists of texts are written as the lists of tags in other files. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join('; ');
  return JSON.stringify(value);
}

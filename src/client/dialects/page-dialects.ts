/** Dialects of result pages: undo other spellings of `nextpage`, and `maxpage` 0 of an empty list. */
import { isJsonObject, type JsonObject, wholeNumber } from '#client/response/reply-types.ts';

/**
 * Computes `nextpage` where `isDeviant` recognises the one that came: the page after the current one, and on the last
 * page the last page.
 */
export function nextPage(isDeviant: (nextpage: unknown, currentpage: number) => boolean): (body: JsonObject) => JsonObject {
  return (body) => {
    const data = pageData(body);
    const current = wholeNumber(data?.['currentpage']);
    const last = wholeNumber(data?.['maxpage']);
    if (data === undefined || current === undefined || last === undefined) return body;
    if (!isDeviant(data['nextpage'], current)) return body;
    const computed = Math.min(current + 1, Math.max(last, 1));
    return computed === wholeNumber(data['nextpage']) ? body : { ...body, data: { ...data, nextpage: computed } };
  };
}

/** An empty list has one page, the first. */
export function emptyListPages(body: JsonObject): JsonObject {
  const data = pageData(body);
  if (data === undefined || wholeNumber(data['maxpage']) !== 0) return body;
  const { nextpage } = data;
  // Another dialect undoes a `nextpage` other than zero.
  return { ...body, data: { ...data, maxpage: 1, nextpage: wholeNumber(nextpage) === 0 ? 1 : nextpage } };
}

function pageData(body: JsonObject): JsonObject | undefined {
  const { data } = body;
  return isJsonObject(data) && 'maxpage' in data ? data : undefined;
}

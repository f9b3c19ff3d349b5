/** Dialects of a link's detail: undo a missing id, other spellings of no targeting, and a look-up answered by a list. */
import {
  type EndpointCall,
  isJsonObject,
  isOk,
  type JsonObject,
  type JsonReply,
  wholeNumber,
} from '#client/response/reply-types.ts';

/** Takes a missing id from `details`, else from the path of the request. */
export function withId(body: JsonObject, call: EndpointCall): JsonObject {
  const { id: _, ...rest } = body;
  if (!isJsonObject(body['details']) || (body['id'] ?? null) !== null) return body;
  const id = body['details']['id'] ?? call.input['id'];
  return id === undefined ? body : { id, ...rest };
}

/** `location` and `device` as maps, where `isEmpty` recognises another spelling of "none". */
export function withTargets(isEmpty: (value: unknown) => boolean): (body: JsonObject) => JsonObject {
  return (body) => {
    const { details } = body;
    if (!isJsonObject(details)) return body;
    const undone = Object.fromEntries(
      Object.entries(details).map(([key, value]) => [
        key,
        (key === 'location' || key === 'device') && isEmpty(value) ? {} : value,
      ]),
    );
    return { ...body, details: undone };
  };
}

/**
 * A look-up that was answered with a list: rows have no statistics, so the row only tells which link to get. An empty
 * list says that there is none.
 */
export function listFound(reply: JsonReply, { input }: EndpointCall): JsonReply {
  const { data } = reply.body;
  const rows = isJsonObject(data) ? data['urls'] : undefined;
  if (!isOk(reply.status) || !Array.isArray(rows)) return reply;
  const links = rows.filter(isJsonObject);
  const wanted = bare(input['short']);
  const found = links.find((link) => bare(link['shorturl']) === wanted);
  const id = wholeNumber(found?.['id']);
  if (id !== undefined && id > 0) return { ...reply, instead: { name: 'links.get', input: { id } } };
  return { ...reply, status: 404, body: { error: 1, message: '' } };
}

/** A short URL without its optional parts: scheme, query, fragment, a slash at the end. */
function bare(address: unknown): string {
  const text = typeof address === 'string' ? address.trim() : '';
  const [path = ''] = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').split(/[?#]/);
  const [host = '', ...rest] = path.replace(/\/+$/, '').split('/');
  return [host.toLowerCase(), ...rest].join('/');
}

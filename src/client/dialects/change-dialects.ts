/** Dialects of campaigns and changes: undo other keys of a name or id, and a missing message. */
import {
  type EndpointCall,
  isFailure,
  isJsonObject,
  isOk,
  type JsonObject,
  type JsonReply,
} from '#client/response/reply-types.ts';

/** Moves the name of campaigns from this key to the documented one. */
export function campaignName(from: string): (body: JsonObject, call: EndpointCall) => JsonObject {
  return (body, { name }) => {
    if (name !== 'campaigns.list') return renamed(body, from, 'domain');
    const { data } = body;
    const rows = isJsonObject(data) ? data['campaigns'] : undefined;
    if (!isJsonObject(data) || !Array.isArray(rows)) return body;
    const campaigns = rows.map((row: unknown) => (isJsonObject(row) ? renamed(row, from, 'name') : row));
    return { ...body, data: { ...data, campaigns } };
  };
}

/** Only text is a name: services send other things under `domain` and `campaign` as well. */
function renamed(record: JsonObject, from: string, to: string): JsonObject {
  const { [from]: name, ...rest } = record;
  return typeof name !== 'string' || (record[to] ?? null) !== null ? record : { ...rest, [to]: name };
}

/** Gives a successful change without a message an empty one. */
export function withMessage(reply: JsonReply): JsonReply {
  const { error, message } = reply.body;
  if (!isOk(reply.status) || isFailure(error) || typeof message === 'string' || message === null) return reply;
  return { ...reply, body: { error, message: '' } };
}

/** Moves the id of a new record out of `data`. */
export function idFromData(body: JsonObject): JsonObject {
  const { data, ...rest } = body;
  return 'id' in body || !isJsonObject(data) || !('id' in data) ? body : { ...rest, id: data['id'] };
}

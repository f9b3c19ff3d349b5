/** The ways in which campaigns and the answers to changes differ, undone: what a name is called, and what is missing. */
import { isFailure, isJsonObject, isOk, type JsonObject, type Question, type WireReply } from '#client/response/reply-types.ts';

/** The name of campaigns under the documented key, where it came under this one. */
export function campaignName(from: string): (body: JsonObject, question: Question) => JsonObject {
  return (body, { name }) => {
    if (name !== 'campaigns.list') return renamed(body, from, 'domain');
    const { data } = body;
    const rows = isJsonObject(data) ? data['campaigns'] : undefined;
    if (!isJsonObject(data) || !Array.isArray(rows)) return body;
    const campaigns = rows.map((row: unknown) => (isJsonObject(row) ? renamed(row, from, 'name') : row));
    return { ...body, data: { ...data, campaigns } };
  };
}

/** Only text is a name: hosts send other things under `domain` and `campaign` as well. */
function renamed(record: JsonObject, from: string, to: string): JsonObject {
  const { [from]: name, ...rest } = record;
  return typeof name !== 'string' || (record[to] ?? null) !== null ? record : { ...rest, [to]: name };
}

/** A change that was carried out and says nothing of it has an empty message. */
export function withMessage(reply: WireReply): WireReply {
  const { error, message } = reply.body;
  if (!isOk(reply.status) || isFailure(error) || typeof message === 'string' || message === null) return reply;
  return { ...reply, body: { error, message: '' } };
}

/** The id of a new record that came within `data`. */
export function idFromData(body: JsonObject): JsonObject {
  const { data, ...rest } = body;
  return 'id' in body || !isJsonObject(data) || !('id' in data) ? body : { ...rest, id: data['id'] };
}

/** A reply as the document has it, whatever of the named deviations its host commits. */

import type { Question, WireReply } from '#client/response/reply-types.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { type Dialect, dialects } from './dialects.ts';

interface Row {
  readonly concerns: readonly string[];
  readonly dialect: Dialect;
}

// A sound cast: the keys of the table are exactly the names it is made of.
const rows = (Object.keys(dialects) as Deviation[]).map<Row>((name) => ({
  concerns: deviations[name].concerns,
  dialect: dialects[name],
}));

/** The text of a reply, ready to be read as JSON. */
export function documentedText(text: string): string {
  return rows.reduce((given, { dialect }) => (dialect.level === 'text' ? dialect.undo(given) : given), text);
}

/** The reply with every deviation undone that can occur in replies to this question. */
export function documentedReply(reply: WireReply, question: Question): WireReply {
  return rows
    .filter(({ concerns }) => concerns.includes(question.name))
    .reduce((given, { dialect }) => (dialect.level === 'reply' ? dialect.undo(given, question) : given), reply);
}

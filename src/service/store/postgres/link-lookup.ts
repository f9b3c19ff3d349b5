/**
 * Batched link look-up in PostgreSQL: what is asked while two statements are under way goes
 * together in the next one.
 */
import type { Pool } from 'pg';
import { type VisitedLink, type VisitStore, visitedColumns } from '#service/store/store.ts';
import { hasCard } from '#service/store/tables.ts';
import { prepareStatement } from './prepared.ts';

/**
 * Statements at once. More would be smaller ones, and each costs both sides as much as ten rows.
 */
const maxStatements = 2;
/** Links in one statement, so that no visit waits for the look-ups of a thousand others. */
const maxLinks = 100;

/**
 * The links of two arrays, each by the unique index: a plain join would be planned for the table as
 * it is at the first look-up, and read all of a table that was nearly empty then. The arrays come
 * from subqueries, because the planner makes a new plan for each length of an array that it sees.
 */
const findLinks = `select asked.at::integer, found.*
  from unnest((select $1::text[]), (select $2::text[])) with ordinality as asked (host, alias, at)
  cross join lateral (
    select ${visitedColumns.join(', ')}, ${hasCard} as card from link
    where host = asked.host and alias = asked.alias limit 1) as found`;

interface Question {
  readonly host: string;
  readonly alias: string;
  readonly answer: (link: VisitedLink | undefined) => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * Prepared, a look-up takes two thirds of the time.
 *
 * @param pool of connections for visits alone
 * @param warn as in `prepared.ts`
 */
export function linkLookup(
  pool: Pool,
  warn: ((line: string) => void) | undefined,
): VisitStore['find'] {
  const query = prepareStatement<Row>(pool, { name: 'find-links', text: findLinks }, warn);
  let waiting: Question[] = [];
  let underWay = 0;
  let isPlanned = false;

  async function ask(questions: readonly Question[]): Promise<void> {
    underWay += 1;
    try {
      const { rows } = await query([
        questions.map(({ host }) => host),
        questions.map(({ alias }) => alias),
      ]);
      const links = new Map(rows.map(({ at, ...link }) => [at, link]));
      questions.forEach(({ answer }, index) => answer(links.get(index + 1)));
    } catch (cause) {
      for (const { fail } of questions) fail(cause);
    }
    underWay -= 1;
    send();
  }

  function send(): void {
    while (waiting.length > 0 && underWay < maxStatements) {
      const questions = waiting.slice(0, maxLinks);
      waiting = waiting.slice(maxLinks);
      void ask(questions);
    }
  }

  return (host, alias) => {
    // The database refuses such text, and has none.
    if (host.includes('\0') || alias.includes('\0')) return Promise.resolve(undefined);
    return new Promise((answer, fail) => {
      waiting.push({ host, alias, answer, fail });
      if (isPlanned) return;
      isPlanned = true;
      // After the requests that have arrived together.
      setImmediate(() => {
        isPlanned = false;
        send();
      });
    });
  };
}

interface Row extends VisitedLink {
  /** The place of the question, from 1. */
  at: number;
}

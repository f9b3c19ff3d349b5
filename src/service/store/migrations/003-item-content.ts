/**
 * Migration 3: adds the content of overlays and splash pages, so that a link can open under or
 * behind them.
 */
import type { Kysely } from 'kysely';

/** Rows from before show their name, and no text that their account did not write. */
export async function addItemContent(db: Kysely<unknown>): Promise<void> {
  for (const text of ['message', 'button', 'link']) await addText(db, 'overlay', text, '');
  await addText(db, 'overlay', 'position', 'bottom');
  await addText(db, 'overlay', 'color', '#0b6e6e');
  for (const text of ['title', 'message', 'button', 'link']) await addText(db, 'splash', text, '');
  await db.schema
    .alterTable('splash')
    .addColumn('seconds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function addText(
  db: Kysely<unknown>,
  table: string,
  name: string,
  preset: string,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
    .execute();
}

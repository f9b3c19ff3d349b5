/** Tests of the database driver that this Node.js has: what the store relies on. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { loadDriver } from './driver.ts';

test('A statement that is held keeps its connection open', async () => {
  const open = await loadDriver();
  const statements = Array.from({ length: 20 }, () => open(':memory:').prepare('select 1').raw());
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // by that flag
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(statements.map((statement) => statement.get([]))).toEqual(statements.map(() => [1]));
});

describe('A connection', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = (await loadDriver())(':memory:');
    connection.exec(
      'create table item (id integer primary key, name text not null unique, share real)',
    );
    return () => connection.close();
  });
  const insert = (...values: unknown[]) =>
    connection.prepare('insert into item (name, share) values (?, ?)').run(values);

  test('Numbers, text, null and bytes come back as they were written, in rows and as arrays', () => {
    const values = [7, 2 ** 40, 1.5, 'é🙂', null, Buffer.from([0, 255])];
    const select = 'select ? as a, ? as b, ? as c, ? as d, ? as e, ? as f';
    const [row] = connection.prepare(select).all(values);
    expect(
      Object.values(row as object).map((value: unknown) =>
        value instanceof Uint8Array ? [...value] : value,
      ),
    ).toEqual([...values.slice(0, 5), [0, 255]]);
    expect(connection.prepare('select 2, ?').raw().get([3])).toEqual([2, 3]);
    expect(connection.prepare('select 1 where ?').get([0])).toBeUndefined();
  });

  test('A value that is not defined is bound as null', () => {
    expect(connection.prepare('select ?, ?').raw().get([undefined, 1])).toEqual([null, 1]);
  });

  // Of text with NUL a driver may bind the part before it, which is another text.
  test.each([true, {}, { name: 'x' }, ['x'], 'a\0b'])('The value %j is refused', (value) => {
    expect(() => connection.prepare('select ?').get([value])).toThrow();
  });

  test('Statements tell whether they return rows, how many they changed, and the number of a new row', () => {
    expect(insert('a', 1)).toMatchObject({ changes: 1, lastInsertRowid: 1 });
    expect(insert('b', 2)).toMatchObject({ changes: 1, lastInsertRowid: 2 });
    expect(connection.prepare('update item set share = 3').run([]).changes).toBe(2);
    expect(connection.prepare('update item set share = 4 where id = ?').run([9]).changes).toBe(0);
    const reads = [
      'select 1',
      'pragma busy_timeout',
      'update item set share = 5 returning id',
      'with x as (select 1) select * from x',
    ];
    const writes = [
      'update item set share = 6',
      'begin immediate',
      'create table other (id integer)',
    ];
    expect([...reads, ...writes].map((sql) => connection.prepare(sql).reader)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([...connection.prepare('select id from item order by id').iterate([])]).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  test('Errors have the messages of SQLite, and a failed statement leaves its transaction open', () => {
    expect(connection.inTransaction).toBe(false);
    connection.exec('begin immediate');
    insert('a', 1);
    expect(() => insert('a', 1)).toThrow('UNIQUE constraint failed: item.name');
    expect(() => insert(null, 1)).toThrow('NOT NULL constraint failed: item.name');
    expect(() => connection.prepare('select * from gone')).toThrow('no such table: gone');
    expect(connection.inTransaction).toBe(true);
    connection.exec('rollback');
    expect(connection.inTransaction).toBe(false);
    expect(connection.prepare('select count(*) from item').raw().get([])).toEqual([0]);
  });
});

test('A driver is loaded without a warning, and later warnings are printed', async () => {
  const { emitWarning } = process;
  const warned: string[] = [];
  const listen = (warning: Error) => warned.push(warning.message);
  process.on('warning', listen);
  await loadDriver();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', listen);
  expect([warned, process.emitWarning]).toEqual([[], emitWarning]);
});

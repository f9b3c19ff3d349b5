/** SQLite connection: the part of the driver that the store uses. */

interface Statement {
  get(...values: unknown[]): unknown;
  run(...values: unknown[]): { changes: number };
  raw(): Statement;
}

/** What is used of the driver, whose own types need those of Node.js. */
export interface Connection {
  readonly inTransaction: boolean;
  pragma(source: string, options?: { simple: true }): unknown;
  prepare(sql: string): Statement;
  transaction<Given>(work: (given: Given) => void): { immediate(given: Given): void };
}

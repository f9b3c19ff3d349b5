/** Database drivers in tests: runs the same tests with each driver that this machine has, and names those it lacks. */
import { describe } from 'vitest';
import { type DriverName, loadDriver } from '#service/store/sqlite/driver.ts';

const names: readonly DriverName[] = ['better-sqlite3', 'node:sqlite'];
const missing = new Set<DriverName>();
for (const name of names) await loadDriver(name).catch(() => missing.add(name));
if (missing.size === names.length) throw new Error('There is no database driver to test.');

/** Node.js 20 has no node:sqlite, and better-sqlite3 is not used from Node.js 24 on, nor where it cannot be compiled. */
export function describeWithDrivers(title: string, tests: (driver: DriverName) => void): void {
  for (const name of names) {
    const lacks = missing.has(name);
    describe.skipIf(lacks)(`${title}, with ${name}${lacks ? ' (missing here)' : ''}`, () =>
      tests(name),
    );
  }
}

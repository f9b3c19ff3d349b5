/** Resident memory: what a process and all that it has started take of the machine, as Linux tells it. */
import { readdir, readFile } from 'node:fs/promises';

/** The resident memory of a process and of all that it has started, as Linux tells it. */
export async function residentBytes(process: number): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const statuses = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  );
  const processes = statuses.map((status) => ({
    id: fieldOf(status, 'Pid'),
    parent: fieldOf(status, 'PPid'),
    bytes: fieldOf(status, 'VmRSS') * 1024,
  }));
  const sum = (id: number): number =>
    processes
      .filter((each) => each.parent === id)
      .reduce(
        (bytes, each) => bytes + sum(each.id),
        processes.find((each) => each.id === id)?.bytes ?? 0,
      );
  return sum(process);
}

function fieldOf(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

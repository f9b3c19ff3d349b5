/** Processor time of processes and of those that they have started, read from /proc, which only Linux has. */
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';

/** In seconds: Linux counts in hundredths. */
const tick = 0.01;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of those that it started and that have ended. */
  readonly ended: number;
}

/** Undefined where there is no such process, or no /proc. */
async function timesOf(pid: number | 'self'): Promise<ProcessTimes | undefined> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => undefined);
  // The name of a program is in brackets, and may hold spaces.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields === undefined) return undefined;
  const sum = (...at: readonly number[]) =>
    at.reduce((total, index) => total + Number(fields[index]), 0) * tick;
  return { parent: Number(fields[1]), own: sum(11, 12), ended: sum(13, 14) };
}

/** Processor time in seconds of a process, of those it started that have ended, and of those that run; NaN without /proc. */
export async function processorTime(pid: number): Promise<number> {
  const itself = await timesOf(pid);
  if (itself === undefined) return NaN;
  const others = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const times = await Promise.all(others.map((name) => timesOf(Number(name))));
  const running = times
    .filter((time) => time?.parent === pid)
    .reduce((sum, time) => sum + (time?.own ?? 0), 0);
  return itself.own + itself.ended + running;
}

/** Processor time in seconds of this process and of what it started and what has ended, such as a load generator. */
export async function timeOfThis(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + ((await timesOf('self'))?.ended ?? NaN);
}

/**
 * What the processors of this machine allow at most, if they did nothing else.
 *
 * @param each seconds of processor time that one piece of work takes, in all processes
 * @param rate pieces of work a second to compare with
 * @returns the most work a second by `rate`; Infinity where nothing is known of the time
 */
export function allowedRatio(each: number, rate: number): number {
  return Number.isNaN(each) ? Infinity : availableParallelism() / each / rate;
}

/** Seconds in which the processors of this machine had nothing to do, all together. */
export function idleTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
}

/** The process that started another one, such as the server of a connection; NaN without /proc. */
export async function parentOf(pid: number): Promise<number> {
  return (await timesOf(pid))?.parent ?? NaN;
}

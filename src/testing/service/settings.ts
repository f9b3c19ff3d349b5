/** Settings in a test: those of a command line, as the program reads them. */
import { readOptions } from '#service/node/options/options.ts';
import type { Settings } from '#service/settings.ts';

export function settingsOf(...args: string[]): Settings {
  const read = readOptions(args, '1.2.3');
  if ('text' in read) throw new Error(read.text);
  return read.settings;
}

/** Commands: what the command palette offers, and how a screen adds what can be done with what it shows. */
import type { LucideIcon } from 'lucide-react';
import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

export interface Command {
  /** Unique, and the same in the next session: `screen:links`, `link:12`. */
  readonly id: string;
  /** A verb and what it is about: "Go to Links". */
  readonly title: string;
  readonly icon: LucideIcon;
  /** The short link that the title names. */
  readonly shortUrl?: string;
  /** What tells it from others, such as the destination of a link. */
  readonly detail?: string;
  /** Other words by which people look for it. */
  readonly keywords?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** The path of the screen that it leads to; it is not offered where there is none. */
  readonly screen?: string;
  /** Words to show in the palette, which then stays; otherwise it closes first. */
  readonly tell?: () => Promise<string>;
  readonly run?: () => void;
}

type ReadCommands = () => readonly Command[];

export interface CommandRegistry {
  /** @returns what takes them away again */
  add(read: ReadCommands): () => void;
  /** The commands of all screens that are shown, as they are at this moment. */
  read(): readonly Command[];
}

export function createCommandRegistry(): CommandRegistry {
  const readers = new Set<ReadCommands>();
  return {
    add: (read) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
    read: () => [...readers].flatMap((read) => read()),
  };
}

/** Null where there is no palette. */
export const CommandsContext = createContext<CommandRegistry | null>(null);

/** Offers these commands in the palette while the component is shown; they are read when it opens. */
export function useScreenCommands(read: ReadCommands): void {
  const registry = use(CommandsContext);
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => registry?.add(() => latest.current()), [registry]);
}

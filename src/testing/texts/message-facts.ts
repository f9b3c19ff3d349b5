/** Message facts: the values, tags and plural cases of an ICU message, read from its compiled form. */
import compile from 'icu-minify/compile';

interface MessageFacts {
  /** `count plural`, `record select CNAME other`, `name`, `<address>`: sorted, each once. */
  readonly slots: readonly string[];
  /** The cases of each plural, without those of one number such as `=0`. */
  readonly plurals: readonly (readonly string[])[];
}

/** How the compiler writes what kind of value a node has; 0 is the number of the plural around it. */
const kinds = ['', 'select', 'plural', 'ordinal', 'number', 'date', 'time'];

/** @throws what the parser says of a message that is not valid */
export function messageFacts(message: string): MessageFacts {
  const slots = new Set<string>();
  const plurals: string[][] = [];

  /** A list of nodes: text, or a value or tag as an array that begins with its name. */
  function walk(nodes: unknown): void {
    if (!Array.isArray(nodes)) return;
    for (const node of nodes) if (Array.isArray(node)) readNode(node);
  }
  function readNode([first, kind, options, ...others]: readonly unknown[]): void {
    const name = String(first);
    if (kind === undefined) return void slots.add(name);
    if (typeof kind !== 'number' || kind === 0) {
      slots.add(`<${name}>`);
      return walk([kind, options, ...others]);
    }
    const cases = typeof options === 'object' && options !== null ? Object.entries(options) : [];
    const names = cases.map(([key]) => key).sort();
    slots.add(`${name} ${kinds[kind]}${kinds[kind] === 'select' ? ` ${names.join(' ')}` : ''}`);
    if (kinds[kind] === 'plural' || kinds[kind] === 'ordinal')
      plurals.push(names.filter((each) => !each.startsWith('=')));
    for (const [, option] of cases) walk(option);
  }

  walk(compile(message));
  return { slots: [...slots].sort(), plurals };
}

/**
 * Concept count: how many forms, views, places and layers of one thing there are, each with its rule and its names, after
 * the code of the rooms. The root of another checkout as argument counts that one.
 */
import { codeOfRooms } from './code-of-rooms.ts';
import { type Concept, concepts, readSources } from './concepts.ts';

const root = process.argv[2] ?? '.';
const sources = readSources(root);

console.table(codeOfRooms(root));
const counts = concepts.map((concept) => ({ ...concept, names: concept.find(sources).sort() }));
counts.forEach(printNames);
console.table(Object.fromEntries(counts.map(({ title, names }) => [title, names.length])));

function printNames({ title, rule, names, isListed = true }: Concept & { names: string[] }): void {
  console.log(`\n${title}: ${names.length}\n  ${rule}`);
  if (isListed) for (const name of names) console.log(`    ${name}`);
}

/** Code count: files, lines of code, tests and texts of each room, as a table; the same lines are counted on any checkout. */
import { codeOfRooms } from './code-of-rooms.ts';

console.table(codeOfRooms('.'));

/** World map writer: writes the countries as the charts draw them into `src/ui/charts/world-map.json`. */
import { writeFileSync } from 'node:fs';
import { drawWorldMap } from './draw-world-map.ts';

const file = 'src/ui/charts/world-map.json';
writeFileSync(file, `${JSON.stringify(drawWorldMap(), null, 2)}\n`);
process.stdout.write(`${file}\n`);

/**
 * Builds the program and its dashboard where they are older than their sources; `npm start` runs
 * this in another process.
 */
import { reportFailure } from '#service/node/process/program-error.ts';
import { ensureProgram } from './build-dashboard.ts';

await ensureProgram().catch(reportFailure);

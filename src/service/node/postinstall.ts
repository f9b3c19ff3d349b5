/**
 * The last step of `npm install`: silent where there is a database driver, else one line that says
 * what to install.
 */
import { reportFailure } from '#service/node/process/program-error.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';

await loadDriver().catch(reportFailure);

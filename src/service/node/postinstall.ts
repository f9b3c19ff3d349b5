/** The last step of `npm install`: silent where the database driver works, else one line that says what to install. */
import { databaseDriverProblem } from '#service/node/process/database-driver.ts';

const problem = await databaseDriverProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

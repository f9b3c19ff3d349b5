/** Fleet run: four processes on one PostgreSQL behind a balancer, with what can fail failing; checks that counts are exact. */
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { startPostgres } from '#testing/service/postgres-server.ts';
import { startBalancer } from './balancer.ts';
import { checkHot, checkSpread } from './check-counts.ts';
import { limitAtOnce, outageAnswers, tryWrongPasswords } from './check-limits.ts';
import { addLinks, endSomeBackEnd, openFleetDatabase, visitorSecret } from './fleet-database.ts';
import { startInstance } from './instances.ts';
import { makeVisits, type PlannedVisit } from './visitors.ts';

const isShort = process.argv.includes('--short');
const number = isShort ? 2000 : 20_000;
const spreadAliases = Array.from(
  { length: isShort ? 60 : 300 },
  (_, index) => `spread-${String(index)}`,
);
/** A connection of some instance ends after so many visits. */
const visitsPerEnd = isShort ? 200 : 400;

/** The same numbers each time, from 0 up to 1. */
let seed = 7;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const randomIp = (most: number) => {
  const of = Math.floor(random() * most);
  return `10.0.${String(Math.floor(of / 250))}.${String(of % 250)}`;
};
/** The n-th link gets a share of 1/n. */
const spread: PlannedVisit[] = Array.from({ length: number }, () => ({
  alias: spreadAliases[Math.floor((spreadAliases.length + 1) ** random()) - 1] ?? '',
  from: randomIp(3000),
}));
const hot: PlannedVisit[] = Array.from({ length: number }, () => ({
  alias: 'hot',
  from: randomIp(5000),
}));

let failures = 0;
function tell(line: string, isGood: boolean): void {
  if (!isGood) failures += 1;
  console.log(`${line}${isGood ? '' : '  <- WRONG'}`);
}

await ensureDashboard();
const server = await startPostgres();
const links = await startBalancer();
const api = await startBalancer();
try {
  const { store, accountId, key } = await openFleetDatabase(server.url);
  await addLinks(store, accountId, [...spreadAliases, 'hot']);
  await addLinks(store, accountId, ['locked'], true);
  const instances = await Promise.all(
    [1, 2, 3, 4].map(() => startInstance(server.url, visitorSecret, links.url)),
  );
  // Visitors of instances that are all gone would come again for ever.
  const whileAllRun = <Result>(work: Promise<Result>) =>
    Promise.race([work, ...instances.map(({ failure }) => failure)]);
  links.targets = instances.map((instance) => instance.links);
  api.targets = instances.map((instance) => instance.dashboard);

  const limit = await limitAtOnce(api.url, key, 50);
  tell(
    `50 requests at once on one key over four instances: ${limit.words}`,
    limit.passed === 30 && limit.refused === 20,
  );
  const tries = await tryWrongPasswords(links.url, {
    alias: 'locked',
    instances: instances.length,
    rounds: 2,
  });
  tell(
    `16 wrong passwords over four instances, eight at once: ${tries.words}`,
    tries.passed === 10 && tries.refused === 6,
  );

  let ended = 0;
  let ending: Promise<unknown> = Promise.resolve();
  const endSome = (done: number): void => {
    if (done % visitsPerEnd === 0)
      ending = ending.then(async () => (ended += await endSomeBackEnd(server.url)));
  };

  let restart: Promise<void> | undefined;
  const extra: PlannedVisit[] = [];
  const spreadVisits = makeVisits(links.url, spread, (done) => {
    endSome(done);
    if (done === number / 2) {
      restart = (async () => {
        const began = performance.now();
        await server.pause();
        const outage = await outageAnswers({
          links: links.url,
          api: api.url,
          key,
          known: 'spread-0',
        });
        extra.push(...outage.visits);
        await server.resume();
        const gone = ((performance.now() - began) / 1000).toFixed(1);
        tell(`Server gone for ${gone} s: ${outage.words}`, outage.isGood);
      })();
    }
  });
  const spreadRun = await whileAllRun(spreadVisits);
  await restart;
  await ending;
  const rate = ({ seconds }: { seconds: number }) =>
    `${String(Math.round(number / seconds))} visits/s`;
  console.log(
    `Spread: ${String(number)} visits, ${rate(spreadRun)}, ${String(spreadRun.refused)} had to come again, ${String(ended)} connections ended`,
  );

  const [killed] = instances;
  if (killed === undefined) throw new Error('four instances were started');
  let killedAt = 0;
  let killing: Promise<void> | undefined;
  const hotVisits = makeVisits(links.url, hot, (done) => {
    // The last half without faults of the server, as visits that wait for it are lost with a process by design.
    if (done < number / 2) endSome(done);
    if (done !== Math.floor(number * 0.75)) return;
    killedAt = performance.now();
    killing = killed.kill();
    links.targets = links.targets.filter((target) => target !== killed.links);
  });
  const hotRun = await whileAllRun(hotVisits);
  await Promise.all([killing, ending]);
  console.log(
    `One link: ${String(number)} visits, ${rate(hotRun)}, ${String(hotRun.refused)} had to come again, ${String(ended)} connections ended in all`,
  );
  await Promise.all(instances.map((instance) => instance.stop()));

  for (const check of [
    await checkSpread(store, [...spread, ...extra]),
    await checkHot(store, hot, { killedAt, answered: links.redirects.get(killed.links) ?? [] }),
  ])
    tell(check.words, check.isGood);
  const stacks = instances.filter((instance) => /^ +at /m.test(instance.errors()));
  tell(
    `Instances that told of a fault with a stack: ${String(stacks.length)}`,
    stacks.length === 0,
  );
  if (stacks[0] !== undefined) console.log(stacks[0].errors().slice(0, 2000));
  await store.close();
} catch (error) {
  tell(String(error), false);
} finally {
  await Promise.all([links.close(), api.close()]);
  await server.stop();
}
// By the call: the package of the PostgreSQL server would end the process with 0.
process.exit(failures > 0 ? 1 : 0);

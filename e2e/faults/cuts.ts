/** Cut replies: a service behind the relay breaks a documented reply off at every byte; none may pass as whole. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { startServer } from '#e2e/support/server.ts';

/** @param step 1 for every byte, 7 for each seventh */
export async function cutReplies(step: number): Promise<Finding[]> {
  const body = await readFile('src/contract/examples/account/get.json', 'utf8');
  const length = Buffer.byteLength(body);
  const whole = Buffer.from(
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  let cut = whole.length;
  const upstream = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(whole.subarray(0, cut)));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const bound = upstream.address();
  if (bound === null || typeof bound === 'string') throw new Error('The service has no port');
  const server = await startServer(['--upstream', `http://127.0.0.1:${bound.port}`]);
  const tries: [string, boolean][] = [];
  let refused = 0;
  let broken = 0;
  const ask = async (): Promise<'whole' | 'refused' | 'broken'> => {
    try {
      const reply = await fetch(`${server.dashboard}/api/account`);
      const text = await reply.text();
      return reply.status === 200 && text === body
        ? 'whole'
        : reply.status === 502
          ? 'refused'
          : 'whole';
    } catch {
      return 'broken';
    }
  };
  tries.push(['the whole one passes', (await ask()) === 'whole']);
  for (cut = 0; cut < whole.length; cut += step) {
    const outcome = await ask();
    if (outcome === 'refused') refused += 1;
    if (outcome === 'broken') broken += 1;
    tries.push([`byte ${cut}`, outcome !== 'whole']);
  }
  await server.stop();
  await new Promise((resolve) => upstream.close(resolve));
  return [
    finding(
      'A documented reply behind the relay, cut off',
      tries,
      `${refused} refused with 502, ${broken} broken off, 0 taken for whole`,
    ),
  ];
}

/** WebKitGTK driver: MiniBrowser by its WebDriver, on a display in memory, because it has no mode without windows. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { FoundEngine } from '#e2e/setup/engines.ts';
import { freePort } from '#testing/service/free-port.ts';
import type { Driver } from './driver.ts';
import { elementIn, openSession } from './webdriver-client.ts';

/** Keys as the WebDriver protocol spells them. */
const spelling: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

const down = (key: string) => ({ type: 'keyDown', value: spelling[key] ?? key }) as const;
const up = (key: string) => ({ type: 'keyUp', value: spelling[key] ?? key }) as const;

/** The browser has no such events in WebDriver, and writes its console to its output instead. */
const consoleError = /^CONSOLE (?:\S+ )?ERROR (.*)$/;

/** A reply that is no success, which the browser itself logs; the steps look at the screen. */
const browserOwn = 'Failed to load resource';

/** Starts display, driver and browser, with nothing of an earlier session. Each session is private to itself. */
export async function openWebKit({
  browser,
  driver = '',
  display = '',
}: FoundEngine): Promise<Driver> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: `:${await firstLine(screen)}` };
  const server = spawn(driver, [`--port=${port}`], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const stop = () => {
    server.kill();
    screen.kill();
  };

  const options = {
    binary: browser,
    args: [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      // With it, locks and transactions of the page before outlived its worker in five of 96 quick
      // navigations, so that the next page waited for them; without it in none of 90.
      '--enable-page-cache=false',
    ],
  };
  const driverUrl = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${driverUrl}/status`).then(
      () => true,
      () => false,
    );
  await untilTrue(answers, 'The driver of WebKitGTK did not start');
  const session = await openSession(driverUrl, { 'webkitgtk:browserOptions': options }).catch(
    (problem: unknown) => {
      stop();
      throw problem;
    },
  );

  return {
    goto: async (url) => {
      await session.frame(null);
      await session.goto(url);
    },
    reload: async () => {
      await session.frame(null);
      await session.reload();
    },
    evaluate: async (expression) =>
      JSON.parse(
        String(await session.execute(`return JSON.stringify(${expression}) ?? 'null';`)),
      ) as unknown,
    element: async (expression) => {
      const id = elementIn(await session.execute(`return ${expression};`));
      if (id === null) return null;
      return {
        click: async () => {
          await session.click(id);
        },
      };
    },
    type: async (text) => {
      await session.keys(
        Array.from(text).flatMap((letter) => press(letter === '\n' ? 'Enter' : letter)),
      );
    },
    press: async (...keys) => {
      await session.keys([...keys.map(down), ...keys.toReversed().map(up)]);
    },
    enterFrame: async () => {
      await untilTrue(
        async () => (await session.execute('return window.length > 0;')) === true,
        'The page has no frame',
      );
      await session.frame(0);
    },
    leaveFrame: async () => {
      await session.frame(null);
    },
    errors: () =>
      printed.split('\n').flatMap((line) => {
        const text = consoleError.exec(line)?.[1];
        return text === undefined || text.includes(browserOwn) ? [] : [text];
      }),
    close: async () => {
      await session.close().finally(stop);
    },
  };
}

function press(key: string) {
  return [down(key), up(key)];
}

/** The number of the display, which it writes when it is ready. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('The display did not start')));
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
}

async function untilTrue(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Key leaks: redirects, HTML sinks and the built files give the API key to nobody. */
import { readdir, readFile } from 'node:fs/promises';
import { request as ask, type ServerResponse } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import { ensureDashboard, projectRoot } from '#service/node/build/build-dashboard.ts';

// Its caches hold no key, either.
test.use({ serviceWorkers: 'allow' });

test.afterAll(closeWebServers);

/**
 * Passes on what the dashboard asks for, but for requests to the API that `instead` answers.
 *
 * @param added what a file gets at its end
 */
function startRelay(
  service: string,
  instead: (path: string, response: ServerResponse) => boolean,
  added: (path: string) => string = () => '',
): Promise<string> {
  return serveWeb((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/api/') && instead(path, response)) return;
    const headers = {
      ...request.headers,
      host: new URL(service).host,
      'accept-encoding': 'identity',
    };
    const onward = ask(service + path, { method: request.method, headers }, (reply) => {
      const { 'content-length': length, ...others } = reply.headers;
      const end = added(path);
      response.writeHead(
        reply.statusCode ?? 502,
        end === '' && length !== undefined ? reply.headers : others,
      );
      reply.pipe(response, { end: false });
      reply.on('end', () => response.end(end));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
}

/** At the end of a worker: it fails by each message it gets, once as a promise, and once as an exception. */
const failingWorker = `
  ;const fail = ({ data }) => {
    const text = JSON.stringify(data);
    if (!text.includes('"connect"')) return;
    Promise.reject(new TypeError(text));
    setTimeout(() => { throw new RangeError(text); });
  };
  addEventListener('message', fail);
  new BroadcastChannel('watch').onmessage = fail;`;

/** Runs in the page: it fails with what it was about to send, as a browser does that cannot clone it. */
function failOnce(): void {
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function (this: BroadcastChannel, message: unknown) {
    const text = JSON.stringify(message);
    if (text.includes('"connect"') && text.includes('"key"')) {
      postMessage.call(new BroadcastChannel('watch'), message);
      if (!('hasFailed' in window)) {
        Reflect.set(window, 'hasFailed', true);
        throw new DOMException(`${text} could not be cloned`, 'DataCloneError');
      }
    }
    postMessage.call(this, message);
  };
}

test.describe('What the browser itself logs', () => {
  // It logs each redirect and each sink that it has refused: that it refuses them is what is tested.
  test.use({ quiet: undefined });

  for (const [what, target] of [
    ['another origin', 'other'],
    ['another path of the service', 'same'],
  ] as const) {
    test(`A redirect to ${what} is an error, and no second request carries the key`, async ({
      page,
      server,
      key,
    }) => {
      const reached: string[] = [];
      const trap = await serveWeb((request, response) => {
        reached.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
        response
          .writeHead(200, {
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Allow-Headers': '*',
          })
          .end('{}');
      });
      let redirected = 0;
      const relay = await startRelay(server.dashboard, (path, response) => {
        if (path === '/api/elsewhere') reached.push(path);
        if (path !== '/api/account') return false;
        redirected += 1;
        response
          .writeHead(307, {
            Location: target === 'other' ? `${trap}/api/account` : '/api/elsewhere',
          })
          .end();
        return true;
      });
      await page.goto(relay);
      await page.getByLabel('API key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(redirected).toBeGreaterThan(0);
      expect(reached).toEqual([]);
    });
  }

  test('What nobody handles, in the page or in its worker, puts no key into a console, onto the screen, or into the log', async ({
    page,
    server,
    key,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(`${error.message} ${error.stack ?? ''}`));
    const alert = page.getByRole('alert');
    const submit = async () => {
      await page.getByLabel('API key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };

    await test.step('Page and worker fail with the key in their hands', async () => {
      // In a worker of the page, whose console the page's is.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
      await page.addInitScript(failOnce);
      const relay = await startRelay(
        server.dashboard,
        () => false,
        (path) => (path.includes('/dedicated-worker') ? failingWorker : ''),
      );
      await page.goto(relay);
    });
    await test.step('The screen says that the key is not the cause, and does not show it', async () => {
      await submit();
      await expect(alert).toContainText('Your key isn’t the cause');
      expect(await alert.textContent()).not.toContain(key);
    });
    await test.step('A second try signs in, while the worker fails twice', async () => {
      await submit();
      await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
      await expect
        .poll(() => said.filter((text) => text.includes('A worker of Linkdeck has failed')).length)
        .toBeGreaterThan(1);
    });
    await test.step('Both failures are in the console, and the key is nowhere', () => {
      const all = said.join('\n');
      for (const kind of ['TypeError', 'RangeError']) expect(all).toContain(kind);
      for (const part of [key, key.slice(4, -4)]) expect(all.includes(part)).toBe(false);
      expect(server.output().includes(key)).toBe(false);
    });
  });

  test('Text becomes no markup and no code: the sinks of the page throw', async ({
    signedIn: page,
  }) => {
    const outcomes = await page.evaluate(() => {
      const marks: unknown[] = [];
      Reflect.set(window, 'mark', (name: string) => marks.push(name));
      const attack = '<img src="x" onerror="mark(\'ran\')">';
      const outcome = (work: () => void) => {
        try {
          work();
          return 'done';
        } catch (problem) {
          return problem instanceof Error ? problem.name : 'thrown';
        }
      };
      const element = document.createElement('div');
      document.body.append(element);
      const sinks = {
        innerHTML: outcome(() => Reflect.set(element, 'innerHTML', attack)),
        outerHTML: outcome(() => Reflect.set(element, 'outerHTML', attack)),
        insert: outcome(() => element.insertAdjacentHTML('beforeend', attack)),
        srcdoc: outcome(() => (document.createElement('iframe').srcdoc = attack)),
        script: outcome(() => (document.createElement('script').text = 'mark("ran")')),
        foreign: outcome(
          () => (document.createElement('script').src = 'https://evil.example/x.js'),
        ),
        worker: outcome(() => new Worker('https://evil.example/x.js')),
        plain: outcome(() => Reflect.set(element, 'innerHTML', 'a { color: red }')),
      };
      element.remove();
      return { sinks, marks, images: document.querySelectorAll('img[onerror]').length };
    });
    const { plain, ...refused } = outcomes.sinks;
    expect(plain).toBe('done');
    for (const [sink, outcome] of Object.entries(refused))
      expect([sink, outcome]).toEqual([sink, 'TypeError']);
    expect(outcomes).toMatchObject({ marks: [], images: 0 });
  });
});

test('The built files hold no source map, no key, and no path of the machine that built them', async ({
  key,
}) => {
  const folder = await ensureDashboard();
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = files.flatMap((file) => (file.isFile() ? [join(file.parentPath, file.name)] : []));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  // What keys look like here and elsewhere; the first one shows that the search finds one.
  const secrets = [
    /\bld_[A-Za-z0-9]{30,}/,
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /\bBearer [A-Za-z0-9_-]{20,}/,
    /sourceMappingURL=/,
  ];
  expect(key).toMatch(/^ld_[A-Za-z0-9]{30,}/);
  const found: string[] = [];
  for (const name of names.filter((each) => /\.(js|css|html|json|svg)$/.test(each))) {
    const text = await readFile(name, 'utf8');
    for (const secret of secrets) if (secret.test(text)) found.push(`${name}: ${String(secret)}`);
    for (const path of [projectRoot, homedir()])
      if (path.length > 5 && text.includes(path)) found.push(`${name}: ${path}`);
  }
  expect(found).toEqual([]);
});

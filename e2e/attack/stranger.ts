/** Strangers: the instance that a run attacks, and two accounts on it of which one attacks the other. */
import { callApi, valueAt } from '#e2e/suites/raw-calls.ts';
import { account, type RunningServer, startServer } from '#e2e/support/server.ts';

export interface Target {
  readonly server: RunningServer;
  /** Of the account that is attacked. */
  readonly owner: string;
  /** Of an account that attacks. */
  readonly stranger: string;
  /** Makes a record with a key and returns its id. */
  make(key: string, path: string, body: object): Promise<number>;
  clicksOf(key: string, alias: string): Promise<Record<string, unknown>>;
}

export async function openTarget(): Promise<Target> {
  const server = await startServer(['--rate-limit', '0']);
  const { key } = await account(server.data, 'add', '--email', 'stranger@evil.example');
  return {
    server,
    owner: server.key,
    stranger: String(key),
    make: async (as, path, body) => {
      const reply = await callApi(server.dashboard, as, `POST ${path}`, body);
      if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
      return Number(reply.body['id']);
    },
    clicksOf: async (as, alias) => {
      const found = await callApi(
        server.dashboard,
        as,
        `GET /api/urls?short=${encodeURIComponent(`${server.links}/${alias}`)}`,
      );
      const { body } = await callApi(
        server.dashboard,
        as,
        `GET /api/url/${String(valueAt(found.body, 'id') ?? valueAt(found.body, 'data', 'id'))}`,
      );
      return Object(body['data']) as Record<string, unknown>; // looked into by name alone
    },
  };
}

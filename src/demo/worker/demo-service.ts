/**
 * Demo service: the reference service over a database in memory, whose snapshot is stored before
 * any change is answered.
 */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { defaultLimit } from '#contract/protocol/limit.ts';
import type { LentKey, VisitAs } from '#demo/messages.ts';
import { addAccount, addKey } from '#service/admin/accounts.ts';
import { verifyPassword } from '#service/credentials/password.ts';
import { fillDemo } from '#service/demo/demo.ts';
import { createService } from '#service/service.ts';
import { StoredRecords } from '#service/store/public-records.ts';
import { OtherTablesError } from '#service/store/schema.ts';
import { createSqliteStore } from '#service/store/sqlite/create-store.ts';
import type { Store, VisitedLink } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { createShortUrls } from '#service/urls/short-url.ts';
import { createVisits, type Visits } from '#service/visits/visits.ts';
import { linksFolder } from './links-folder.ts';
import type { Snapshots } from './snapshots.ts';
import { type Browser, countryHeader, toResponse, toVisitRequest } from './visit-request.ts';
import { visitorHash } from './visitor-hash.ts';
import { openWasmDatabase, type WasmDatabase } from './wasm-sqlite.ts';

const email = 'demo@linkdeck.example';

/** How long a lent key is valid, in milliseconds. The loader asks for the next one by itself. */
const lentFor = 60 * 60 * 1000;

export interface DemoOptions {
  readonly sqlite: Sqlite3Static;
  readonly snapshots: Snapshots;
  /** The URL of the folder that the demo is in, with a slash at its end. */
  readonly folder: string;
  readonly browser: Browser;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class DemoService {
  readonly #options: DemoOptions;
  readonly #database: WasmDatabase;
  readonly #store: Store;
  readonly #visits: Visits;
  readonly #api: ReturnType<typeof createService>;
  /** Of the stored snapshot. */
  #version: number;
  /** Rows that had been changed when it was written. */
  #storedChanges = 0;

  private constructor(
    options: DemoOptions,
    { database, store, version }: { database: WasmDatabase; store: Store; version: number },
  ) {
    const { folder, now } = options;
    const linksUrl = new URL(linksFolder, folder).href.replace(/\/$/, '');
    this.#options = options;
    this.#database = database;
    this.#store = store;
    this.#version = version;
    this.#api = createService({
      store,
      now,
      linksUrl,
      publicUrl: folder.replace(/\/$/, ''),
      rateLimit: defaultLimit,
      corsOrigins: [],
    });
    this.#visits = createVisits({
      store: {
        visits: {
          ...store.visits,
          find: async (...link) => withoutPixels(await store.visits.find(...link)),
        },
      },
      records: new DemoRecords(store.db, createShortUrls(linksUrl), Math.random),
      now,
      linksUrl,
      publicUrl: folder,
      countryHeader,
      hash: (text) => visitorHash(`${store.visitorSecret}\n${text}`),
      verifyPassword,
      // Each visit is written before it is answered: the browser may end the worker right after it.
      every: () => () => undefined,
    });
  }

  /** Opens what is stored, and fills a new database where nothing is. */
  static async open(options: DemoOptions): Promise<DemoService> {
    const { sqlite, snapshots } = options;
    const snapshot = await snapshots.read();
    if (snapshot === undefined) return DemoService.#create(options, 0);
    const database = openWasmDatabase(sqlite, snapshot.bytes);
    try {
      const store = storeOn(database);
      return new DemoService(options, { database, store, version: snapshot.version });
    } catch (error) {
      database.close();
      if (!(error instanceof OtherTablesError)) throw error;
      // The demo of another version is stored: it begins again.
      return DemoService.#create(options, snapshot.version);
    }
  }

  /** Replaces what is stored, this service included. */
  async startOver(): Promise<DemoService> {
    const next = await DemoService.#create(this.#options, this.#version);
    await this.#options.snapshots.setVisitor({});
    return next;
  }

  static async #create(options: DemoOptions, before: number): Promise<DemoService> {
    const database = openWasmDatabase(options.sqlite);
    const store = storeOn(database);
    const now = options.now();
    const { id } = await addAccount(store, { email }, now);
    await fillDemo(store, id, now);
    const created = new DemoService(options, { database, store, version: before });
    await created.#save();
    return created;
  }

  /** Answers a request of the API. Rejects where a change cannot be stored. */
  async answerApi(request: Request): Promise<Response> {
    const reply = await this.#api.fetch(await belowRoot(request, this.#options.folder));
    await this.#save();
    return reply;
  }

  /** Answers a request of a short link. Rejects where the visit cannot be stored. */
  async answerVisit(request: Request, visitor: VisitAs): Promise<Response> {
    const { folder, browser } = this.#options;
    const path = new URL(linksFolder, folder).pathname.replace(/\/$/, '');
    const answer = await this.#visits.answer(await toVisitRequest(request, path, browser, visitor));
    await this.#visits.flush();
    await this.#save();
    return toResponse(answer, path);
  }

  /** A new key of the account; the one before it ends, because no page holds it any more. */
  async issueKey(): Promise<string> {
    await this.#store.db
      .updateTable('apiKey')
      .set({ revoked: timestampOf(this.#options.now()) })
      .where('expires', 'is', null)
      .execute();
    return this.#addKey({});
  }

  /** A key of the account that ends by itself: nothing says when the page that it is for is gone. */
  async lendKey(): Promise<LentKey> {
    const now = this.#options.now();
    await this.#store.db.deleteFrom('apiKey').where('expires', '<=', timestampOf(now)).execute();
    const expiresAt = now + lentFor;
    const token = await this.#addKey({ expires: timestampOf(expiresAt) });
    return { token, expiresAt };
  }

  async #addKey(limits: { expires?: string }): Promise<string> {
    const { db } = this.#store;
    const account = await db.selectFrom('account').select('email').executeTakeFirstOrThrow();
    const { key } = await addKey(this.#store, { ...account, ...limits }, this.#options.now());
    await this.#save();
    return key;
  }

  /** Stores what was changed, when no transaction is under way. */
  #save(): Promise<void> {
    return this.#store.db.connection().execute(async () => {
      const changes = this.#database.changes();
      if (changes === this.#storedChanges) return;
      const { snapshots } = this.#options;
      this.#version = await snapshots.write(this.#database.toSnapshot(), this.#version);
      this.#storedChanges = changes;
    });
  }
}

function storeOn(database: WasmDatabase): Store {
  return createSqliteStore({
    database,
    visitorSecret: 'demo',
    requireFile: () => undefined,
    wait: giveWay,
    giveWay,
  });
}

function giveWay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

class DemoRecords extends StoredRecords {
  override async rotated(...wanted: Parameters<StoredRecords['rotated']>) {
    const link = await super.rotated(...wanted);
    return typeof link === 'object' ? withoutPixels(link) : link;
  }
}

/** Pixels would call the hosts of networks, from the origin that holds the dashboard. */
function withoutPixels<Link extends VisitedLink | undefined>(link: Link): Link {
  return link && { ...link, pixels: '[]' };
}

/** The service knows paths from the root of its host, and reads bodies as streams. */
async function belowRoot(request: Request, folder: string): Promise<Request> {
  const { method, headers, url } = request;
  const target = `http://localhost/${url.slice(folder.length)}`;
  if (method === 'GET' || method === 'HEAD') return new Request(target, { method, headers });
  const body = await request.arrayBuffer();
  const moved = new Request(target, { method, headers, body });
  // Firefox has streams of replies alone.
  if (!('body' in moved)) Object.defineProperty(moved, 'body', { value: new Response(body).body });
  return moved;
}

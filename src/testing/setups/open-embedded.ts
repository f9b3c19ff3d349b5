/** An embedded frame in front of a real service, with its worker in the same thread, and the end of the page around it. */
import { IDBFactory } from 'fake-indexeddb';
import { openParentPage } from '#embed/frame/parent-page.ts';
import { createFrameHost } from '#embed/frame/worker/frame-host.ts';
import { startFrameWorker } from '#embed/frame/worker/start-frame-worker.ts';
import { EngineHost } from '#engine/worker/engine-host.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';

interface PageMessage {
  readonly t: string;
  readonly i: number;
  readonly d: Record<string, unknown>;
}

/** @param answer what the page says to a message of the frame, as type and payload */
export async function openEmbedded(
  answer: (
    message: PageMessage,
    key: string,
  ) => Promise<[string, unknown]> | [string, unknown] | undefined,
) {
  const service = await createTestService();
  const clock = createManualClock();
  const { port1, port2 } = new MessageChannel();
  const messages: PageMessage[] = [];
  const say = (t: string, d: unknown, re?: number) =>
    port1.postMessage({ x: 'linkdeck', v: 1, i: 1, re, t, d });
  port1.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    messages.push(data);
    const said = answer(data, service.key);
    if (said !== undefined)
      void Promise.resolve(said).then(([type, payload]) => say(type, payload, data.i));
  };
  const keysSent: (string | null)[] = [];
  const take = createFrameHost({
    clock,
    fetch: (request) => {
      keysSent.push(request.headers.get('Authorization'));
      return service.fetch(request);
    },
    startHost: (given) =>
      new EngineHost({
        ...given,
        clock,
        crypto,
        origin: service.address,
        indexedDB: () => new IDBFactory(),
        online: () => true,
        keepsKeys: false,
        accountLock: null,
        lock: null,
        whenGone: null,
      }),
  });
  const worker = startFrameWorker({ port: port2, version: 1 }, { postMessage: take });
  const page = openParentPage(worker.relayed);
  /** Everything that reaches the frame from the page. */
  const relayed: unknown[] = [];
  worker.relayed.port.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    relayed.push(data),
  );
  return {
    service,
    clock,
    page,
    worker,
    say,
    messages,
    keysSent,
    relayed,
    where: { dashboardUrl: service.address, serviceAddress: '' },
    close: () => {
      port1.close();
      worker.relayed.port.close();
    },
  };
}

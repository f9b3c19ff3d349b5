/** Engine worker of a page, by Chromium's debugging protocol: its heap, the moment of its start, and whether it runs. */
import type { BrowserContext, CDPSession } from '@playwright/test';

/** @param context of a browser in which no other page has a shared worker */
export async function findEngineWorker(context: BrowserContext) {
  const browser = await context.browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('The browser tells nothing of its workers');

  const find = async () => {
    const { targetInfos } = await browser.send('Target.getTargets');
    return targetInfos.find(({ type }) => type === 'shared_worker');
  };

  return {
    isRunning: async (): Promise<boolean> => (await find()) !== undefined,
    /** When it was started, in milliseconds since 1970. */
    startedAt: async (): Promise<number> => {
      const { result } = await asked<{ result: { value: number } }>(
        browser,
        await find(),
        'Runtime.evaluate',
        {
          expression: 'performance.timeOrigin',
        },
      );
      return result.value;
    },
    /** Bytes of its heap after a collection, with those of typed arrays. */
    heap: async (): Promise<number> => {
      const worker = await find();
      await asked(browser, worker, 'HeapProfiler.collectGarbage');
      const usage = await asked<{ usedSize: number; backingStorageSize?: number }>(
        browser,
        worker,
        'Runtime.getHeapUsage',
      );
      return usage.usedSize + (usage.backingStorageSize ?? 0);
    },
  };
}

/** Sends one command to a worker, and gives its result. */
async function asked<Result>(
  browser: CDPSession,
  worker: { readonly targetId: string } | undefined,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Result> {
  if (worker === undefined) throw new Error('No engine worker runs');
  const { sessionId } = await browser.send('Target.attachToTarget', {
    targetId: worker.targetId,
    flatten: false,
  });
  const answered = new Promise<Result>((resolve, reject) => {
    const hear = (received: { sessionId: string; message: string }) => {
      if (received.sessionId !== sessionId) return;
      const message = JSON.parse(received.message) as {
        id?: number;
        result?: Result;
        error?: { message: string };
      };
      if (message.id !== 1) return;
      browser.off('Target.receivedMessageFromTarget', hear);
      if (message.result === undefined) reject(new Error(message.error?.message ?? method));
      else resolve(message.result);
    };
    browser.on('Target.receivedMessageFromTarget', hear);
  });
  await browser.send('Target.sendMessageToTarget', {
    sessionId,
    message: JSON.stringify({ id: 1, method, params }),
  });
  const result = await answered;
  await browser.send('Target.detachFromTarget', { sessionId });
  return result;
}

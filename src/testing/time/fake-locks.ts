/** Fake Web Locks: the same rules as in a browser, for contexts that a test can end. */

interface Asked {
  readonly name: string;
  readonly shared: boolean;
  readonly context: object;
  grant(): void;
  take(): void;
}

interface FakeLocks {
  /** The locks as one context, such as a tab or a worker, has them. */
  context(): Pick<LockManager, 'request'> & { end(): void };
}

/** All locks of one browser. */
export function createFakeLocks(): FakeLocks {
  let held: Asked[] = [];
  let queue: Asked[] = [];

  const settle = () => {
    for (const asked of [...queue]) {
      const ahead = queue.slice(0, queue.indexOf(asked)).some(({ name }) => name === asked.name);
      const blocked = held.some(
        ({ name, shared }) => name === asked.name && !(shared && asked.shared),
      );
      if (ahead || blocked) continue;
      queue = queue.filter((other) => other !== asked);
      held.push(asked);
      asked.grant();
    }
  };
  const drop = (asked: Asked) => {
    held = held.filter((other) => other !== asked);
    queue = queue.filter((other) => other !== asked);
    settle();
  };

  function request(
    context: object,
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const aborted = () => new DOMException('The request was aborted.', 'AbortError');
      const asked: Asked = {
        name,
        context,
        shared: options.mode === 'shared',
        grant: () => {
          options.signal?.removeEventListener('abort', giveUp);
          Promise.resolve(callback({ name, mode: options.mode ?? 'exclusive' }))
            .then(resolve, reject)
            .finally(() => drop(asked));
        },
        take: () => reject(aborted()),
      };
      const giveUp = () => {
        drop(asked);
        reject(aborted());
      };
      if (options.signal?.aborted === true) return giveUp();
      options.signal?.addEventListener('abort', giveUp);
      if (options.steal === true) {
        for (const other of held.filter((each) => each.name === name)) {
          held = held.filter((each) => each !== other);
          other.take();
        }
        queue.unshift(asked);
      } else queue.push(asked);
      settle();
    });
  }

  return {
    context: () => {
      const context = {};
      return {
        // The two ways in which a browser's can be called.
        request: (name: string, ...rest: unknown[]) => {
          const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
          return request(
            context,
            name,
            options as LockOptions,
            callback as LockGrantedCallback<unknown>,
          );
        },
        end: () => {
          for (const asked of [...held, ...queue].filter((each) => each.context === context))
            drop(asked);
        },
      };
    },
  };
}

import { describe, expect, it, vi } from 'vitest';
import { arrived, ready, watchPage } from '#testing/loader-page.ts';

watchPage();

describe('The page hears of a new link', () => {
  it.each([{ source: 'import' }, {}])(
    'with its source, and without one from a frame that tells none: %j',
    async (source) => {
      const linkCreated = vi.fn();
      const { channel } = await ready({ on: { linkCreated } });
      const link = { id: 7, shortUrl: 'https://go.example/a', ...source };
      channel.send('link.created', link);
      await arrived();
      expect(linkCreated.mock.calls).toEqual([[link]]);
    },
  );
});

describe('A key that the page hands over', () => {
  it('goes over the port alone, with what the frame asked', async () => {
    const getCredential = vi.fn(async () => ({ token: 'the-key', account: 'a' }));
    const { channel, said } = await ready({ credentials: { getCredential } });
    channel.send('auth.request', { reason: 'rejected', attempt: 2 });
    await arrived();
    expect(getCredential).toHaveBeenCalledWith({
      reason: 'rejected',
      attempt: 2,
      signal: expect.any(AbortSignal),
    });
    expect(said.at(-1)).toEqual(['auth.provide', { token: 'the-key', account: 'a' }]);
    expect(document.documentElement.outerHTML).not.toContain('the-key');
  });

  it('does not take what the page throws for an answer, and repeats it nowhere', async () => {
    const { channel, said, events } = await ready({
      credentials: {
        getCredential: () => {
          throw new Error('the-key is wrong');
        },
      },
    });
    channel.send('auth.request', { reason: 'initial', attempt: 1 });
    await arrived();
    expect(said.at(-1)).toEqual(['auth.deny', {}]);
    expect(JSON.stringify(events)).not.toContain('the-key');
  });

  it('drops an answer that comes after destroy, and tells the page that it is too late', async () => {
    let give: (token: string) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const getCredential = (request: { signal: AbortSignal }) => {
      ({ signal } = request);
      return new Promise<string>((resolve) => (give = resolve));
    };
    const { channel, said, handle } = await ready({ credentials: { getCredential } });
    channel.send('auth.request', { reason: 'initial', attempt: 1 });
    await arrived();
    handle.destroy();
    expect(signal?.aborted).toBe(true);
    give('too-late');
    await arrived();
    expect(said.map(([name]) => name)).not.toContain('auth.provide');
  });

  it('hands a request to the transport and no further; without one there is no reply', async () => {
    const transport = vi.fn(async () => ({ status: 200, body: '{}' }));
    const asked = { endpoint: 'links.list', method: 'GET', path: '/api/urls' } as const;
    const { channel, said, handle } = await ready({ credentials: { transport } });
    channel.send('api.request', asked);
    await arrived();
    expect(said.at(-1)).toEqual(['api.response', { status: 200, headers: {}, body: '{}' }]);
    handle.update({ credentials: 'user' });
    channel.send('api.request', asked);
    await arrived();
    expect(said.at(-1)).toEqual(['api.response', { status: 0, headers: {}, body: '' }]);
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it('what cannot be sent to the frame is no answer, so that nobody waits for it', async () => {
    const headers = { get: () => null };
    const transport = () => Promise.resolve({ status: 200, headers, body: '{}' } as never);
    const { channel, said } = await ready({ credentials: { transport } });
    channel.send('api.request', { endpoint: 'links.list', method: 'GET', path: '/api/urls' });
    await arrived();
    expect(said.at(-1)).toEqual(['api.response', { status: 0, headers: {}, body: '' }]);
  });
});

/**
 * Sent links: what this browser sent to make a link, because the service does not tell all of it
 * again.
 */
import type { Clock } from '#base/clock.ts';
import type { NewLink } from '#contract/resources/links.ts';
import type { CreatedLink } from '#local/jobs/job-types.ts';
import type { TextCipher } from '#local/keys/text-cipher.ts';
import type { SealedLinkStore } from '#local/sealed-links.ts';

/** How long the diary of what was done reaches back, in milliseconds. */
export const retention = 90 * 86_400_000;

export type SentLinks = ReturnType<typeof createSentLinks>;

/** A link as it was sent from this browser. */
export interface SentLink extends CreatedLink {
  /** The body of the request, without its password. */
  readonly body: NewLink;
  /** When the service had made it, in milliseconds since 1970. */
  readonly sentAt: number;
  /** It was created by itself, not as a row of an import. */
  readonly isSingle?: true;
}

interface Given {
  readonly store: SealedLinkStore;
  /** Of the account: without its API key nothing that was stored can be read. */
  readonly seal: TextCipher;
  readonly clock: Pick<Clock, 'now'>;
}

export function createSentLinks({ store, seal, clock }: Given) {
  // A link is read right after it was made: reading waits for what is being stored.
  let keeping: Promise<void> = Promise.resolve();
  const open = async (id: number, sealed: string): Promise<SentLink | null> => {
    const text = await seal.open(sealed);
    return text === undefined ? null : parse(text, id);
  };
  return {
    /** Keeps the body of a link that was made, without its password. Never rejects. */
    keep: (made: CreatedLink, { password: _never, ...body }: NewLink, isSingle = false): void => {
      const sent: SentLink = {
        ...made,
        body,
        sentAt: clock.now(),
        isSingle: isSingle || undefined,
      };
      const keep = async () =>
        store.keep({ id: made.id, sealed: await seal.seal(JSON.stringify(sent)), at: sent.sentAt });
      keeping = keeping.then(keep).catch(() => undefined);
    },
    /**
     * What was sent to make this link; null where another browser made it, or another key has
     * sealed it. Never rejects.
     */
    read: async (id: number): Promise<SentLink | null> => {
      await keeping;
      const sealed = await store.read(id);
      return sealed === undefined ? null : open(id, sealed);
    },
    /** Links that were created by themselves in the last 90 days, the newest first, as far as they open. Never rejects. */
    lately: async (): Promise<readonly SentLink[]> => {
      await keeping;
      const since = clock.now() - retention;
      const recent = (await store.all()).filter(({ at }) => at >= since);
      const links = await Promise.all(recent.map(({ id, sealed }) => open(id, sealed)));
      return links
        .filter((link) => link !== null)
        .filter(({ isSingle }) => isSingle)
        .toSorted((one, other) => other.sentAt - one.sentAt);
    },
    /** All links that were sent from this browser, as far as they open. Never rejects. */
    all: async (): Promise<readonly SentLink[]> => {
      await keeping;
      const links = await Promise.all(
        (await store.all()).map(({ id, sealed }) => open(id, sealed)),
      );
      return links.filter((link) => link !== null);
    },
    close: store.close,
  };
}

/** Null where another version has stored it, or the text belongs to another link. */
async function parse(text: string, id: number): Promise<SentLink | null> {
  const { newLink } = await import('#contract/resources/links.ts');
  const sent: unknown = JSON.parse(text);
  if (typeof sent !== 'object' || sent === null) return null;
  const {
    id: own,
    shorturl,
    sentAt,
    body,
    isSingle,
  } = sent as {
    [Name in keyof SentLink]?: unknown;
  };
  const read = newLink.safeParse(body);
  if (own !== id || typeof shorturl !== 'string' || typeof sentAt !== 'number' || !read.success)
    return null;
  return { id, shorturl, sentAt, body: read.data, isSingle: isSingle === true || undefined };
}

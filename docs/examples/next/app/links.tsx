'use client';

/** The dashboard, whose requests go through the backend of this portal, which has the key. */
import type { TransportReply, TransportRequest } from 'linkdeck-embed';
import { Linkdeck } from 'linkdeck-embed/react';

async function transport(request: TransportRequest, { signal }: { signal: AbortSignal }) {
  const reply = await fetch('/linkdeck/request', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  return (await reply.json()) as TransportReply;
}

const credentials = { transport };

export function Links({ address }: { address: string }) {
  return <Linkdeck address={address} credentials={credentials} style={{ height: '720px' }} />;
}

/**
 * Start engine: the frame that shows nothing and has the engine for all parts of its page; it alone
 * asks the page for keys.
 */
import type { ParentPage } from '#embed/frame/parent-page.ts';
import { reportSession } from '#embed/frame/report-events.ts';
import type { FrameSession } from '#embed/frame/session.ts';
import type { FrameWorker } from '#embed/frame/worker/start-frame-worker.ts';
import { makeNonce } from '#embed/protocol/messages.ts';
import { engineFound, isEngineSought, isJoin } from '#embed/protocol/sibling-messages.ts';
import { createRpc } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import { resultOf } from '#engine/rpc/result.ts';
import type { EngineVerbs } from './find-engine.ts';
import { isSibling, tellSiblings } from './siblings.ts';

interface EngineStart {
  readonly page: Pick<ParentPage, 'send'>;
  readonly frameSession: Pick<FrameSession, 'session' | 'signIn'>;
  readonly worker: Pick<FrameWorker, 'addSession'>;
}

/** @param engine its name, which the page gives to its parts too */
export function startEngine(
  engine: string,
  { page, frameSession: { session, signIn }, worker }: EngineStart,
  self: Window = window,
): void {
  const instance = makeNonce();
  let signingIn: ReturnType<EngineVerbs['signIn']> | undefined;
  const signInOnce = async () => {
    if (session.state.status !== 'signed-in') await signIn?.();
  };
  const verbs: EngineVerbs = {
    signIn: () => {
      signingIn ??= resultOf(signInOnce).finally(() => (signingIn = undefined));
      return signingIn;
    },
  };

  self.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data, source, ports } = event;
    if (!isSibling(self, event)) return;
    if (isEngineSought(data) && data.engine === engine)
      source?.postMessage(engineFound(engine, instance), { targetOrigin: self.origin });
    if (!isJoin(data) || data.engine !== engine || ports.length !== 2) return;
    const [sessionPort, verbsPort] = ports;
    if (sessionPort === undefined || verbsPort === undefined) return;
    worker.addSession(sessionPort);
    createRpc(portOf(verbsPort), verbs, []);
  });
  reportSession(session, page.send, { describesLinks: true });
  tellSiblings(self, engineFound(engine, instance));
}

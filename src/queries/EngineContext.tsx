/** Engine context: hands the engine of the signed-in account to all screens below. */
import { createContext, type ReactNode, use } from 'react';
import type { Engine } from '#engine/engine.ts';

const EngineContext = createContext<Engine | null>(null);

/** Hands the engine to all screens below. */
export function EngineProvider({ engine, children }: { engine: Engine; children: ReactNode }) {
  return <EngineContext value={engine}>{children}</EngineContext>;
}

/**
 * The engine of the account that is signed in.
 *
 * @throws Error outside an `EngineProvider`: screens that need one are only shown to a signed-in user.
 */
export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (engine === null) throw new Error('This screen needs an account: put it below EngineProvider');
  return engine;
}

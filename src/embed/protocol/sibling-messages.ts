/**
 * Sibling messages: how a part finds the engine among the frames of its page. They go from frame to
 * frame, never through the page.
 */
import { nonce, protocol } from './messages.ts';
import { oneOf, shape } from './validators.ts';

/** From a part to all frames of its page that have Linkdeck's origin: which one is this engine? */
export const isEngineSought = shape({
  x: oneOf(protocol),
  t: oneOf('engine.sought'),
  engine: nonce,
});

/** From an engine, to who seeks it, and to all when it begins. */
export const isEngineFound = shape({
  x: oneOf(protocol),
  t: oneOf('engine.found'),
  engine: nonce,
  /** Another one after each load of the engine. */
  instance: nonce,
});

/** From a part to the engine, with a port for its session and one for the verbs of the engine. */
export const isJoin = shape({ x: oneOf(protocol), t: oneOf('engine.join'), engine: nonce });

export function engineSought(engine: string): object {
  return { x: protocol, t: 'engine.sought', engine };
}

export function engineFound(engine: string, instance: string): object {
  return { x: protocol, t: 'engine.found', engine, instance };
}

export function join(engine: string): object {
  return { x: protocol, t: 'engine.join', engine };
}

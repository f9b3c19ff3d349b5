/**
 * Handler types: a handler takes the contract's input of an endpoint and returns the contract's
 * output.
 */
import type { Api, Resource } from '#contract/api.ts';
import type { Endpoint, Input, Output } from '#contract/protocol/endpoint.ts';
import type { Store } from '#service/store/store.ts';
import type { ShortUrls } from '#service/urls/short-url.ts';

/** What a handler knows of the request beside its input. */
export interface Context {
  readonly store: Store;
  /** When the request came, in milliseconds since 1970. */
  readonly now: number;
  /** The account of the key; a handler shows and changes nothing of another account. */
  readonly accountId: number;
  readonly shortUrls: ShortUrls;
  /** The stored form of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** What the links of an account may take, in bytes; 0 for no limit. */
  readonly maxStored: number;
}

/** @throws Refusal where the request is not to be served */
type Handler<E extends Endpoint> = (context: Context, input: Input<E>) => Promise<Output<E>>;

/** The handlers of a resource: one for each verb of the contract, no fewer and no more. */
export type HandlersOf<R extends Resource> = {
  [Verb in keyof Api[R]]: Api[R][Verb] extends Endpoint ? Handler<Api[R][Verb]> : never;
};

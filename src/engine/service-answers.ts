/** Service answers: whether the last request of the account was answered, as far as any request tells. */
import { createListeners } from '#base/listeners.ts';
import type { ApiError } from '#client/errors/api-error.ts';

/** A gateway before a service that is down. */
const gatewayErrors: readonly unknown[] = [502, 503, 504];

export class ServiceAnswers {
  readonly #listeners = createListeners();
  #isAway = false;

  /** Known to be down: what is sent now would be lost. */
  readonly isAway = (): boolean => this.#isAway;

  /** Called when the service answers again. */
  readonly onAnswer = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** A request was answered, whatever it says. */
  answered(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#listeners.notify();
  }

  failed({ kind, status }: Pick<ApiError, 'kind' | 'status'>): void {
    if (kind === 'unreachable' || gatewayErrors.includes(status)) this.#isAway = true;
    // What was never sent, or has no reply that can be judged, tells nothing.
    else if (status !== null) this.answered();
  }
}

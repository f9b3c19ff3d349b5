/** Hidden engine: the one frame of a page's parts that talks with the page about keys. */
import {
  type LinkdeckOptions,
  type MountedLinkdeck,
  mountLinkdeck,
} from '#embed/loader/linkdeck.ts';
import { makeNonce, partVersion } from '#embed/protocol/messages.ts';

/** After the last part is gone the engine stays for this long, in milliseconds: pages change their parts. */
const stayTime = 5000;

/** Loads nothing before `start`. */
export class HiddenEngine {
  /** By it the parts find their engine. */
  readonly name = makeNonce();
  readonly #options: () => LinkdeckOptions;
  #frame: { readonly linkdeck: MountedLinkdeck; readonly place: HTMLElement } | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** @param options read at each start and update */
  constructor(options: () => LinkdeckOptions) {
    this.#options = options;
  }

  start(): void {
    clearTimeout(this.#leaving);
    if (this.#frame !== undefined) return;
    const place = document.createElement('div');
    place.hidden = true;
    place.style.display = 'none';
    document.body.append(place);
    const linkdeck = mountLinkdeck(place, this.#options(), {
      versions: [partVersion],
      connect: { role: 'engine', engine: this.name },
    });
    this.#frame = { linkdeck, place };
  }

  update(): void {
    this.#frame?.linkdeck.update(this.#options());
  }

  reload(): void {
    this.#frame?.linkdeck.reload();
  }

  switchAccount(): void {
    this.#frame?.linkdeck.switchAccount();
  }

  stopLater(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.stop(), stayTime);
  }

  stop(): void {
    clearTimeout(this.#leaving);
    this.#frame?.linkdeck.destroy();
    this.#frame?.place.remove();
    this.#frame = undefined;
  }
}

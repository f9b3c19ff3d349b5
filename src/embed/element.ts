/** `<link-deck>`: the loader as an element, for pages that are written in markup. */
import { mountLinkdeck } from './loader.ts';
import type { LinkdeckEvents, LinkdeckOptions, Listeners, MountedLinkdeck } from './options.ts';

export interface LinkDeckElement extends HTMLElement {
  /** Everything that no attribute can say, such as `credentials`; it goes before the attributes. */
  options: Partial<LinkdeckOptions>;
  /** The loader's own handle, while the element is in a page and has an address. */
  readonly linkdeck: MountedLinkdeck | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'link-deck': LinkDeckElement;
  }
}

/** Makes the element known to the page, once. Does nothing where there are no elements, as on a server. */
export function defineLinkDeck(): void {
  if (typeof customElements === 'undefined' || customElements.get('link-deck') !== undefined) return;

  class LinkDeck extends HTMLElement implements LinkDeckElement {
    static readonly observedAttributes = ['address', 'route', 'height', 'language', 'scheme', 'navigation', 'bar'];

    #options: Partial<LinkdeckOptions> = {};
    linkdeck: MountedLinkdeck | undefined;

    get options(): Partial<LinkdeckOptions> {
      return this.#options;
    }

    set options(options: Partial<LinkdeckOptions>) {
      this.#options = options;
      this.#change(options.address !== undefined);
    }

    connectedCallback(): void {
      this.style.display ||= 'block';
      this.#change(true);
    }

    disconnectedCallback(): void {
      this.linkdeck?.destroy();
      this.linkdeck = undefined;
    }

    attributeChangedCallback(name: string): void {
      if (this.isConnected) this.#change(name === 'address');
    }

    #change(anew: boolean): void {
      const wanted = { address: this.getAttribute('address') ?? '', ...this.#said(), ...this.#options };
      if (!this.isConnected || wanted.address === '') return;
      wanted.on = this.#listeners(wanted.on);
      if (!anew && this.linkdeck !== undefined) return this.linkdeck.update(wanted);
      this.linkdeck?.destroy();
      this.linkdeck = mountLinkdeck(this, wanted);
    }

    /** What the attributes say. */
    #said(): Partial<LinkdeckOptions> {
      const said = (name: string) => this.getAttribute(name) ?? '';
      const [scheme, route, language] = [said('scheme'), said('route'), said('language')];
      return {
        height: said('height') === 'auto' ? 'auto' : 'fill',
        features: { navigation: this.hasAttribute('navigation'), bar: this.hasAttribute('bar') },
        appearance: { scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto' },
        ...(route && { route }),
        ...(language && { locale: { language } }),
      };
    }

    /** Whatever happens is heard by the listener for it, and dispatched as an event of that name. */
    #listeners(on: Listeners = {}): Listeners {
      const pass = <E extends keyof LinkdeckEvents>(event: E) => (detail: LinkdeckEvents[E]) => {
        on[event]?.(detail);
        this.dispatchEvent(new CustomEvent(event, { detail }));
      };
      return new Proxy(on, { get: (_, event: keyof LinkdeckEvents) => pass(event) });
    }
  }

  customElements.define('link-deck', LinkDeck);
}

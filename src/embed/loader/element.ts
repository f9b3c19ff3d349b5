/** `<link-deck>`: the loader as an element, for pages that are written in markup. */
import { credentialsKind } from './frame-connection.ts';
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
    /** What the present frame was made for: with another address, title or kind of credentials it needs a new one. */
    #madeFor = '';
    #route: string | undefined;
    linkdeck: MountedLinkdeck | undefined;

    constructor() {
      super();
      // What a script has set before the element was known would hide the setter.
      if (Object.hasOwn(this, 'options')) {
        this.#options = this.options;
        Reflect.deleteProperty(this, 'options');
      }
    }

    get options(): Partial<LinkdeckOptions> {
      return this.#options;
    }

    set options(options: Partial<LinkdeckOptions>) {
      this.#options = options;
      this.#change();
    }

    connectedCallback(): void {
      this.style.display ||= 'block';
      this.#change();
    }

    disconnectedCallback(): void {
      this.linkdeck?.destroy();
      this.linkdeck = undefined;
      this.#madeFor = '';
    }

    attributeChangedCallback(): void {
      this.#change();
    }

    #change(): void {
      if (!this.isConnected) return;
      const wanted = { address: this.getAttribute('address') ?? '', ...this.#said(), ...this.#options };
      wanted.on = this.#listeners(wanted.on);
      const { route, ...others } = wanted;
      const madeFor = [wanted.address, wanted.title, credentialsKind(wanted)].join();
      if (madeFor === this.#madeFor) {
        // A route that stays the same leads nobody back to it who has gone on inside the frame.
        this.linkdeck?.update(route === this.#route ? others : wanted);
      } else {
        this.disconnectedCallback();
        if (wanted.address === '') return;
        this.linkdeck = mountLinkdeck(this, wanted);
      }
      this.#madeFor = madeFor;
      this.#route = route;
    }

    /** What the attributes say. */
    #said(): Partial<LinkdeckOptions> {
      const said = (name: string) => this.getAttribute(name) ?? '';
      const scheme = said('scheme');
      const route = said('route');
      return {
        height: said('height') === 'auto' ? 'auto' : 'fill',
        features: { navigation: this.hasAttribute('navigation'), bar: this.hasAttribute('bar') },
        appearance: { scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto' },
        locale: { language: said('language') },
        ...(route && { route }),
      };
    }

    /** Whatever happens is heard by the listener for it, and dispatched as an event of that name. */
    #listeners(on: Listeners = {}): Listeners {
      const pass =
        <E extends keyof LinkdeckEvents>(event: E) =>
        (detail: LinkdeckEvents[E]) => {
          on[event]?.(detail);
          this.dispatchEvent(new CustomEvent(event, { detail }));
        };
      return new Proxy(on, { get: (_, event: keyof LinkdeckEvents) => pass(event) });
    }
  }

  customElements.define('link-deck', LinkDeck);
}

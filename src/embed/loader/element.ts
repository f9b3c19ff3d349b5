/** `<link-deck>`: the loader as a custom element, for pages that are written in markup. */
import { credentialsKind } from './frame-connection.ts';
import { mountLinkdeck } from './loader.ts';
import type { LinkdeckEvents, LinkdeckOptions, Listeners, MountedLinkdeck } from './options.ts';

export interface LinkDeckElement extends HTMLElement {
  /** Options without an attribute, such as `credentials`; they take precedence over attributes. */
  options: Partial<LinkdeckOptions>;
  /** The loader's handle, while the element is in a page and has an address. */
  readonly linkdeck: MountedLinkdeck | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'link-deck': LinkDeckElement;
  }
}

/** Defines the element once. Does nothing without custom elements, as on a server. */
export function defineLinkDeck(): void {
  if (typeof customElements === 'undefined' || customElements.get('link-deck')) return;

  class LinkDeck extends HTMLElement implements LinkDeckElement {
    static readonly observedAttributes = ['address', 'route', 'height', 'language', 'scheme', 'navigation', 'bar', 'hidden'];

    #options: Partial<LinkdeckOptions> = {};
    /** Address, title and kind of credentials of the frame; when one changes it needs a new frame. */
    #frameKey = '';
    #route: string | undefined;
    linkdeck: MountedLinkdeck | undefined;

    constructor() {
      super();
      // A property that was set before the element was defined would hide the setter.
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
      this.#change();
    }

    disconnectedCallback(): void {
      this.linkdeck?.destroy();
      this.linkdeck = undefined;
      this.#frameKey = '';
    }

    attributeChangedCallback(): void {
      this.#change();
    }

    #change(): void {
      if (!this.isConnected) return;
      // A display of its own would overrule the attribute `hidden`.
      if (!this.hidden) this.style.display ||= 'block';
      else if (this.style.display === 'block') this.style.display = '';
      const wanted = { ...this.#attributeOptions(), ...this.#options };
      wanted.on = this.#listeners(wanted.on);
      const { route, ...others } = wanted;
      const frameKey = [wanted.address, wanted.title, credentialsKind(wanted)].join();
      if (frameKey === this.#frameKey) {
        // An unchanged route must not undo the person's navigation inside the frame.
        this.linkdeck?.update(route === this.#route ? others : wanted);
      } else {
        this.disconnectedCallback();
        if (wanted.address === '') return;
        this.linkdeck = mountLinkdeck(this, wanted);
      }
      this.#frameKey = frameKey;
      this.#route = route;
    }

    #attributeOptions(): LinkdeckOptions {
      const attribute = (name: string) => this.getAttribute(name) ?? '';
      const scheme = attribute('scheme');
      const route = attribute('route');
      return {
        address: attribute('address'),
        height: attribute('height') === 'auto' ? 'auto' : 'fill',
        features: { navigation: this.hasAttribute('navigation'), bar: this.hasAttribute('bar') },
        appearance: { scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto' },
        locale: { language: attribute('language') },
        ...(route && { route }),
      };
    }

    /** Calls the page's listener, and dispatches an event of the same name. */
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

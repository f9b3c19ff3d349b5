/** `<link-deck>`: the loader as a custom element, for pages that are written in markup. */
import { credentialsKind } from './frame-connection.ts';
import { mountLinkdeck } from './loader.ts';
import type { LinkdeckEvents, LinkdeckOptions, Listeners, MountedLinkdeck } from './options.ts';

/** Attributes that are on or off, and all of them; each is a property too. */
type Flag = 'navigation' | 'bar';
const flags: readonly string[] = ['navigation', 'bar'] satisfies Flag[];
const names = ['address', 'route', 'height', 'language', 'scheme', 'navigation', 'bar'] as const;

type Attributes = { [N in (typeof names)[number]]: N extends Flag ? boolean : string };

export interface LinkDeckElement extends HTMLElement, Attributes {
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
    static readonly observedAttributes = [...names, 'hidden'];

    declare address: string;
    declare route: string;
    declare height: string;
    declare language: string;
    declare scheme: string;
    declare navigation: boolean;
    declare bar: boolean;
    #options: Partial<LinkdeckOptions> = {};
    /**
     * Address, title and kind of credentials of the frame; when one changes it needs a new frame.
     */
    #frameKey = '';
    #route: string | undefined;
    linkdeck: MountedLinkdeck | undefined;

    constructor() {
      super();
      // A property that was set before the element was defined would hide the accessor.
      for (const name of [...names, 'options'] as const) {
        if (!Object.hasOwn(this, name)) continue;
        const given = this[name];
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, given);
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
      const wanted = { ...attributeOptions(this), ...this.#options };
      wanted.on = dispatching(this, wanted.on);
      const { route, ...others } = wanted;
      const frameKey = [wanted.address, wanted.title, credentialsKind(wanted)].join();
      if (frameKey === this.#frameKey) {
        // An unchanged route must not undo the user's navigation inside the frame.
        this.linkdeck?.update(route === this.#route ? others : wanted);
      } else {
        this.disconnectedCallback();
        if (wanted.address === '') return;
        this.linkdeck = mountLinkdeck(this, wanted);
      }
      this.#frameKey = frameKey;
      this.#route = route;
    }
  }

  for (const name of names)
    Object.defineProperty(LinkDeck.prototype, name, {
      get(this: LinkDeck) {
        const value = this.getAttribute(name);
        // A template that binds an attribute may write `false` as a text.
        return flags.includes(name) ? (value ?? 'false') !== 'false' : (value ?? '');
      },
      set(this: LinkDeck, value: string | boolean | null | undefined) {
        if (value == null || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : value);
      },
    });

  customElements.define('link-deck', LinkDeck);
}

/** The options that are written as attributes. */
function attributeOptions(element: Attributes): LinkdeckOptions {
  const { address, route, height, language, scheme, navigation, bar } = element;
  return {
    address,
    height: height === 'auto' ? 'auto' : 'fill',
    features: { navigation, bar },
    appearance: { scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto' },
    locale: { language },
    ...(route && { route }),
  };
}

/** Calls the page's listener, and dispatches an event of the same name. */
function dispatching(element: HTMLElement, on: Listeners = {}): Listeners {
  const pass =
    <E extends keyof LinkdeckEvents>(event: E) =>
    (detail: LinkdeckEvents[E]) => {
      on[event]?.(detail);
      element.dispatchEvent(new CustomEvent(event, { detail }));
    };
  return new Proxy(on, { get: (_, event: keyof LinkdeckEvents) => pass(event) });
}

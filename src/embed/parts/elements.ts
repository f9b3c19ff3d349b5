/** Part elements: the parts as custom elements, for pages that are written in markup. */
import { createLinkdeck } from './create-linkdeck.ts';
import type { LinkdeckParts, MountedPart, PartName, PickedLink } from './part-options.ts';

/** Attributes, each of which is a property too. */
const names = [
  'address',
  'language',
  'scheme',
  'label',
  'url',
  'alias',
  'domain',
  'channel',
  'campaign',
  'utm',
  'locked',
  'q',
  'create',
  'link',
  'rows',
] as const;

type Attributes = Record<(typeof names)[number], string>;

export interface LinkdeckPartElement extends HTMLElement, Attributes {
  /** The parts that it belongs to; without it, those of its attribute `address`. */
  linkdeck: LinkdeckParts | undefined;
}

/** A field of a form, whose value is the short URL of the picked link. */
export interface LinkdeckPickerElement extends LinkdeckPartElement {
  name: string;
  /** Whether the form is not sent without a link. */
  required: boolean;
  /** The short URL; '' for none. */
  readonly value: string;
  readonly picked: PickedLink | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'linkdeck-picker': LinkdeckPickerElement;
    'linkdeck-create': LinkdeckPartElement;
    'linkdeck-figures': LinkdeckPartElement;
    'linkdeck-list': LinkdeckPartElement;
  }
}

/** Parts of elements that have nothing but an address, by it: they share an engine. */
const byAddress = new Map<string, LinkdeckParts>();

function partsAt(element: Attributes): LinkdeckParts {
  const { address, language, scheme } = element;
  const parts =
    byAddress.get(address) ??
    createLinkdeck({
      address,
      appearance: { scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto' },
      locale: language === '' ? {} : { language },
    });
  byAddress.set(address, parts);
  return parts;
}

/** The tags of a query such as `utm_source=news&utm_medium=mail`. */
function tagsIn(query: string): object {
  const tags = [...new URLSearchParams(query)].map(([name, value]) => [
    name.replace(/^utm_/, ''),
    value,
  ]);
  return Object.fromEntries(tags) as object;
}

/** Servers load this module too. They have no elements, and create none. */
const ElementBase =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** A custom element that holds one part of a page. */
class PartElement extends ElementBase {
  static readonly observedAttributes: readonly string[] = names;
  readonly kind: PartName = 'list';
  declare address: string;
  declare language: string;
  declare scheme: string;
  declare label: string;
  declare url: string;
  declare alias: string;
  declare domain: string;
  declare channel: string;
  declare campaign: string;
  declare utm: string;
  declare locked: string;
  declare q: string;
  declare create: string;
  declare link: string;
  declare rows: string;
  #linkdeck: LinkdeckParts | undefined;
  #mounted: MountedPart | undefined;

  constructor() {
    super();
    // A property that was set before the element was defined would hide the accessor.
    for (const name of [...names, 'linkdeck'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  get linkdeck(): LinkdeckParts | undefined {
    return this.#linkdeck;
  }

  set linkdeck(linkdeck: LinkdeckParts | undefined) {
    this.#linkdeck = linkdeck;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  connectedCallback(): void {
    if (!this.isConnected || this.#mounted !== undefined) return;
    if (this.#linkdeck === undefined && this.address === '') return;
    this.style.display ||= 'block';
    const parts = this.#linkdeck ?? partsAt(this);
    this.#mounted = parts.mount(this.kind as 'list', this, {
      ...this.#options(),
      onPick: (link: PickedLink) => this.onPick(link),
    } as object);
  }

  disconnectedCallback(): void {
    this.#mounted?.destroy();
    this.#mounted = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (name === 'address' || this.#mounted === undefined) {
      this.disconnectedCallback();
      this.connectedCallback();
    } else this.#mounted.update(this.#options());
  }

  onPick(link: PickedLink): void {
    this.dispatchEvent(new CustomEvent('linkPicked', { detail: link, bubbles: true }));
  }

  /** Missing attributes are undefined, so that a removed one is no longer followed. */
  #options(): object {
    const text = (name: keyof Attributes) => (this[name] === '' ? undefined : this[name]);
    const number = (name: keyof Attributes) => (this[name] === '' ? undefined : Number(this[name]));
    return {
      title: text('label'),
      url: text('url'),
      alias: text('alias'),
      domain: text('domain'),
      channel: number('channel'),
      campaign: number('campaign'),
      utm: this.utm === '' ? undefined : tagsIn(this.utm),
      locked: text('locked')?.split(/\s+/).filter(Boolean),
      q: text('q'),
      create: this.create === 'none' ? 'none' : undefined,
      link: number('link'),
      rows: number('rows'),
    };
  }
}

/** The picker as a field of a form. */
class PickerElement extends PartElement implements LinkdeckPickerElement {
  static readonly formAssociated = true;
  static override readonly observedAttributes = [...names, 'required'];
  override readonly kind = 'picker';
  readonly #internals = this.attachInternals();
  #picked: PickedLink | null = null;

  get picked(): PickedLink | null {
    return this.#picked;
  }

  get value(): string {
    return this.#picked?.shortUrl ?? '';
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  get required(): boolean {
    return this.hasAttribute('required');
  }

  set required(required: boolean) {
    this.toggleAttribute('required', required);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The browser shows what a field lacks where that can have the focus.
    if (!this.hasAttribute('tabindex')) this.tabIndex = -1;
    this.#change(this.#picked);
  }

  override focus(options?: FocusOptions): void {
    this.querySelector('iframe')?.focus(options);
  }

  override attributeChangedCallback(name: string): void {
    if (name === 'required') this.#change(this.#picked);
    else super.attributeChangedCallback(name);
  }

  override onPick(link: PickedLink): void {
    this.#change(link);
    this.dispatchEvent(new Event('change', { bubbles: true }));
    super.onPick(link);
  }

  /** The form was reset. */
  formResetCallback(): void {
    this.#change(null);
  }

  #change(picked: PickedLink | null): void {
    this.#picked = picked;
    this.#internals.setFormValue(picked?.shortUrl ?? null);
    const isMissing = this.required && picked === null;
    // The browser has a sentence for it in the language of its user.
    const sample = document.createElement('input');
    sample.required = true;
    this.#internals.setValidity(
      { valueMissing: isMissing },
      isMissing ? sample.validationMessage : '',
    );
  }
}

class CreateElement extends PartElement {
  override readonly kind = 'create';
}

class FiguresElement extends PartElement {
  override readonly kind = 'figures';
}

class ListElement extends PartElement {}

/** Defines the elements once. Does nothing without custom elements, as on a server. */
export function definePartElements(): void {
  if (typeof customElements === 'undefined' || customElements.get('linkdeck-picker')) return;
  reflectAttributes();
  customElements.define('linkdeck-picker', PickerElement);
  customElements.define('linkdeck-create', CreateElement);
  customElements.define('linkdeck-figures', FiguresElement);
  customElements.define('linkdeck-list', ListElement);
}

/** Each attribute is a property of the same name too. */
function reflectAttributes(): void {
  for (const name of names)
    Object.defineProperty(PartElement.prototype, name, {
      get(this: PartElement) {
        return this.getAttribute(name) ?? '';
      },
      set(this: PartElement, value: string | number | null | undefined) {
        if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
}

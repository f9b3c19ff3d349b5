/** Create Linkdeck: the parts of one account in a page, with one hidden engine that alone asks the page for keys. */
import type { LinkdeckOptions } from '#embed/loader/linkdeck.ts';
import { type FromPart, isDescribed, type ToPart } from '#embed/protocol/part-messages.ts';
import { HiddenEngine } from './hidden-engine.ts';
import { mountPart } from './mount-part.ts';
import type {
  LinkdeckParts,
  MountedPart,
  OptionsOf,
  PartEvents,
  PartName,
  PartsOptions,
  PickedLink,
} from './part-options.ts';
import { createPickDialog } from './pick-dialog.ts';

type Part = ReturnType<typeof mountPart>;
type AnyOptions = Partial<OptionsOf[PartName]> & { readonly onPick?: PickHandler };
type PickHandler = ((link: PickedLink) => void) | undefined;

/** Loads nothing before the first part. */
export function createLinkdeck(options: PartsOptions): LinkdeckParts {
  let wanted = { ...options };
  const parts = new Set<Part>();
  const engine = new HiddenEngine(engineOptions);
  let isDestroyed = false;

  function emit<E extends keyof PartEvents>(event: E, detail: PartEvents[E]): void {
    try {
      wanted.on?.[event]?.(detail);
    } catch (error) {
      reportError(error); // an error of the page's listener must not stop the parts
    }
  }

  function engineListeners() {
    return {
      state: (detail: PartEvents['state']) => emit('state', detail),
      linkCreated: (detail: PartEvents['linkCreated']) => {
        if (isDescribed(detail)) emit('linkCreated', detail);
      },
      assigned: (detail: PartEvents['assigned']) => emit('assigned', detail),
      budget: (detail: PartEvents['budget']) => emit('budget', detail),
      error: (detail: PartEvents['error']) => {
        emit('error', detail);
        // Nothing of it can be seen, so it is loaded again by itself; the parts connect again.
        if (detail.code === 'unresponsive') setTimeout(() => engine.reload());
      },
    };
  }

  function engineOptions(): LinkdeckOptions {
    const { address, credentials = 'user', maxRpm } = wanted;
    return {
      address,
      credentials,
      ...(maxRpm !== undefined && { maxRpm }),
      on: engineListeners(),
    };
  }

  function add(
    container: Element,
    set: ToPart['part.set'],
    { title, onPick }: { title?: string | undefined; onPick: () => PickHandler },
    dialog = { onDismissed: () => {}, onVisible: () => {} },
  ): Part {
    if (isDestroyed) throw new Error('Linkdeck was destroyed.');
    engine.start();
    const handlers: { [T in keyof FromPart]: (detail: FromPart[T]) => void } = {
      'part.picked': (detail) => {
        const link = pickedLink(detail);
        emit('linkPicked', link);
        onPick()?.(link);
      },
      'part.opened': (detail) => emit('linkOpened', pickedLink(detail)),
      'part.copied': (detail) => emit('linkCopied', pickedLink(detail)),
      'part.dismissed': dialog.onDismissed,
    };
    const part = mountPart(container, {
      address: wanted.address,
      engine: engine.name,
      signsIn: typeof wanted.credentials === 'object',
      appearance: wanted.appearance,
      locale: wanted.locale,
      title,
      set,
      onMessage: (type, detail) => handlers[type](detail),
      onVisible: dialog.onVisible,
      onRefused: (problem) => emit('error', problem),
    });
    parts.add(part);
    return part;
  }

  function remove(part: Part): void {
    part.linkdeck.destroy();
    parts.delete(part);
    if (parts.size === 0) engine.stopLater();
  }

  const dialog = createPickDialog((container, { title, signal: _, ...picking }) =>
    add(
      container,
      { part: 'picker', isDialog: true, ...given(picking) },
      { title, onPick: () => dialog.end },
      { onDismissed: () => dialog.end(null), onVisible: dialog.focus },
    ),
  );

  function mount<Name extends PartName>(
    part: Name,
    container: Element,
    ...[first]: [OptionsOf[Name]?]
  ): MountedPart<Name> {
    let { title, onPick, ...set }: AnyOptions & { title?: string } = first ?? {};
    const added = add(container, { part, ...given(set) }, { title, onPick: () => onPick });
    return {
      update: (changes) => {
        const {
          title: _,
          onPick: nextPick = onPick,
          ...next
        }: AnyOptions & { title?: string } = changes;
        onPick = nextPick;
        added.update(next);
      },
      destroy: () => remove(added),
    };
  }

  return {
    pickLink: (picking = {}) => dialog.pickLink(picking),
    mount,
    update: (changes) => {
      wanted = { ...wanted, ...changes };
      engine.update();
      const { appearance = {}, locale = {} } = wanted;
      for (const { linkdeck } of parts) linkdeck.update({ appearance, locale });
    },
    switchAccount: () => engine.switchAccount(),
    destroy: () => {
      isDestroyed = true;
      dialog.destroy();
      for (const part of [...parts]) remove(part);
      engine.stop();
    },
  };
}

/** Without options that are not given, which would count as a change of the part's own. */
function given<T extends object>(options: T): T {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  // A sound cast: all that is left out may be missing.
  return Object.fromEntries(entries) as T;
}

function pickedLink({ id, shortUrl, longUrl, title }: FromPart['part.picked']): PickedLink {
  return { id, shortUrl, longUrl: longUrl ?? null, title: title ?? null };
}

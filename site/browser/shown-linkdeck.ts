/** Shown Linkdeck: mounts the dashboard or a part by the loader of a Linkdeck, and changes it live. */
import { type Choices, optionsOf, type Part, partOptionsOf } from './snippets.ts';

interface Mounted {
  update(options: object): void;
  destroy(): void;
}

/** What the two modules for pages export, as far as the playground uses it. */
interface DashboardModule {
  mountLinkdeck(
    element: HTMLElement,
    options: object,
  ): Mounted & { navigate(path: string, options: object): void };
}
interface PartsModule {
  createLinkdeck(
    options: object,
  ): Mounted & { mount(part: Part, element: HTMLElement, options: object): Mounted };
}

export interface Given {
  /** Who holds the key; left out where the user types it. */
  readonly credentials?: object;
  readonly on: object;
}

export interface Shown {
  /** Whether it can be changed to these options, and need not be mounted again. */
  takes(chosen: Choices): boolean;
  change(chosen: Choices): void;
  destroy(): void;
}

/**
 * Loads what the options need, and returns a function that mounts it. Rejects where no loader
 * answers.
 */
export async function loadLinkdeck(
  chosen: Choices,
): Promise<(stage: HTMLElement, given: Given) => Shown> {
  const isDashboard = chosen.part === 'dashboard';
  const file = `${chosen.url}/embed/v1/${isDashboard ? 'linkdeck.js' : 'parts.js'}`;
  const loader: unknown = await import(/* @vite-ignore */ file);
  // Sound casts: the version in the path says what the modules export.
  return (stage, given) =>
    isDashboard
      ? showDashboard(loader as DashboardModule, stage, chosen, given)
      : showParts(loader as PartsModule, stage, chosen, given);
}

function showDashboard(
  { mountLinkdeck }: DashboardModule,
  stage: HTMLElement,
  first: Choices,
  given: Given,
): Shown {
  const mounted = mountLinkdeck(placeIn(stage, 'dashboard'), { ...optionsOf(first), ...given });
  let { route } = first;
  return {
    takes: ({ url, part }) => url === first.url && part === 'dashboard',
    change: (chosen) => {
      mounted.update(liveOptionsOf(chosen));
      if (chosen.route !== route) mounted.navigate(chosen.route, { replace: true });
      ({ route } = chosen);
    },
    destroy: () => mounted.destroy(),
  };
}

/** One engine stays for all parts, so that another part asks for no other key. */
function showParts(
  { createLinkdeck }: PartsModule,
  stage: HTMLElement,
  first: Choices,
  given: Given,
): Shown {
  const linkdeck = createLinkdeck({ ...optionsOf(first), ...given });
  const mount = (chosen: Choices) =>
    linkdeck.mount(chosen.part, placeIn(stage, chosen.part), partOptionsOf(chosen));
  let mounted = mount(first);
  let { part } = first;
  return {
    takes: (chosen) => chosen.url === first.url && chosen.part !== 'dashboard',
    change: (chosen) => {
      linkdeck.update(liveOptionsOf(chosen));
      if (chosen.part === part) {
        mounted.update(partOptionsOf(chosen));
        return;
      }
      mounted.destroy();
      mounted = mount(chosen);
      ({ part } = chosen);
    },
    destroy: () => linkdeck.destroy(),
  };
}

/** Empties the stage, and puts a new element into it. */
function placeIn(stage: HTMLElement, part: Part): HTMLElement {
  const place = document.createElement('div');
  place.className = part;
  stage.replaceChildren(place);
  return place;
}

/** The options that a mounted Linkdeck can change, without those of its mount. */
function liveOptionsOf(chosen: Choices): Record<string, unknown> {
  const { address: _, route: __, ...live } = optionsOf(chosen);
  return live;
}

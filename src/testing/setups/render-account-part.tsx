/** Render account part: a part of a signed-in user, and the page around it as the test plays it. */
import { LazyPart } from '#app/parts/LazyPart.tsx';
import type { GivenLink, PartHost, PartOptions } from '#app/parts/part-host.ts';
import { createListeners } from '#base/listeners.ts';
import { renderPage } from './render-page.tsx';

type PageOptions = Parameters<typeof renderPage>[1];

/** Shows a part with the options of a page; what it gives back is in `given`, by what it did. */
export async function renderAccountPart(first: PartOptions, pageOptions: PageOptions = {}) {
  let options = first;
  const { subscribe, notify } = createListeners();
  const given: [what: string, link?: GivenLink][] = [];
  let isShown = options.isDialog === true;
  const host: PartHost = {
    subscribe,
    options: () => options,
    isShown: () => isShown,
    pick: (link) => void given.push(['picked', link]),
    dismiss: () => void given.push(['dismissed']),
    reportOpened: (link) => void given.push(['opened', link]),
    reportCopied: (link) => void given.push(['copied', link]),
  };
  const page = await renderPage('/links', {
    ...pageOptions,
    screens: (clock) => (signedIn, wanted) => (
      <LazyPart signedIn={signedIn} wanted={wanted} clock={clock} host={host} />
    ),
  });
  const show = (next: boolean) => {
    isShown = next;
    notify();
  };
  const set = (next: PartOptions) => {
    options = next;
    notify();
  };
  return { ...page, given, show, set };
}

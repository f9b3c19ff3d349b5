/** Picker choices hook: the links that fit a text, from what is loaded or by a request, and the offer to create one. */
import { useNewestLinks } from '#app/parts/use-newest-links.ts';
import { useServiceSearch } from '#app/parts/use-service-search.ts';
import { aliasIn } from '#contract/new-link/alias.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import {
  everyLink,
  type LibraryLink,
  useLibraryState,
  useLinksWithDestination,
  useLinkWindow,
} from '#queries/library.ts';

/** Rows below the field: more of them are found by another text. */
const maxRows = 30;

export type Choice =
  | { readonly kind: 'link'; readonly link: LibraryLink }
  | { readonly kind: 'create'; readonly url: string };

interface ChoiceGroup {
  readonly name: 'actions' | 'same' | 'links' | 'recent';
  /** The place of its first choice among all of them. */
  readonly from: number;
  readonly choices: readonly Choice[];
}

/**
 * Costs a request where no part has read links lately; a search of the service costs one more, when the user asks for
 * it.
 *
 * @param onlyUrl where every new link leads; undefined where the user decides
 */
export function usePickerChoices(text: string, creates: boolean, onlyUrl?: string) {
  const newest = useNewestLinks();
  const { phase, loaded, total } = useLibraryState();
  const words = text.trim();
  const url = urlIn(words);
  const same = useLinksWithDestination(url);
  const q = url === '' ? words : aliasIn(url);
  const view = { ...everyLink, q };
  const found = useLinkWindow(loaded === 0 ? undefined : { view, from: 0, count: maxRows });

  const service = useServiceSearch(q);

  const rows = (loaded === 0 ? [] : (found.data?.rows ?? [])).filter(({ id }) => !isIn(same, id));
  const links = url === '' ? rows : rows.filter(({ shorturl }) => isSameUrl(shorturl, url));
  const offer: Choice = { kind: 'create', url: onlyUrl ?? url };
  const groups = withPlaces([
    { name: 'actions', choices: creates && url !== '' ? [offer] : [] },
    { name: 'same', choices: same.map(choiceOf) },
    { name: words === '' ? 'recent' : 'links', choices: links.map(choiceOf) },
    { name: 'actions', choices: creates && url === '' ? [offer] : [] },
  ]);
  return {
    groups,
    state: {
      isLoading: loaded === 0 && newest.isFetching,
      found: same.length + (url === '' ? (found.data?.total ?? links.length) : links.length),
      loaded,
      total: phase === 'whole' ? null : total,
      problem: loaded === 0 ? newest.error : service.problem,
      retry: () => {
        if (loaded === 0) void newest.refetch();
        else service.retry();
      },
    },
    searchService: { ...service, isPossible: service.isPossible && !newest.isFetching },
  };
}

/** The web address that the text is, with its scheme; '' where it is none. */
function urlIn(text: string): string {
  const url = completeUrl(text);
  return /^https?:\/\//i.test(url) && !/\s/.test(url) && canParseUrl(url) ? url : '';
}

function isIn(links: readonly LibraryLink[], id: number): boolean {
  return links.some((link) => link.id === id);
}

/** Whatever their schemes: short links are written without one. */
function isSameUrl(one: string | null, other: string): boolean {
  return one?.replace(/^https?:/i, '') === other.replace(/^https?:/i, '');
}

function choiceOf(link: LibraryLink): Choice {
  return { kind: 'link', link };
}

/** Without empty groups. */
function withPlaces(groups: readonly Omit<ChoiceGroup, 'from'>[]): ChoiceGroup[] {
  let from = 0;
  const placed = groups.map((group) => {
    const place = from;
    from += group.choices.length;
    return { ...group, from: place };
  });
  return placed.filter(({ choices }) => choices.length > 0);
}

/**
 * New link check: what is wrong with a link before it is sent, and what is worth a second look, for
 * every way to create links.
 */
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { type NewLink, newLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { languageCode } from '#contract/targeting/language-code.ts';
import { checkNaming, type NamedDraft, type NamingProblem } from './check-naming.ts';
import { dotlessHost } from './dotless-host.ts';
import { lookalikeHost } from './lookalike-host.ts';
import type { NamingRules } from './naming-rules.ts';
import { missingDeviceRules, type RuleListName, ruleKey, ruleSubjects } from './target-rules.ts';

/** Where a short link of the account leads; null where that is not known. */
export interface ShortLinkTarget {
  readonly longurl: string | null;
}

/** What is known beside the link itself. */
interface Known {
  /** In milliseconds since 1970; without it no expiry is past. */
  readonly now?: number;
  /** Naming rules of the account. */
  readonly rules?: NamingRules | null | undefined;
  /** Another link of the account has the alias. */
  readonly isAliasUsed?: boolean;
  /** Where the destination leads, if it is a short link of the account. */
  readonly shortLink?: ShortLinkTarget | null;
  /** How many links of the account lead to the same destination. */
  readonly duplicates?: number;
}

/** What is found, as the key of its text with values. */
export type Said =
  /** A message of `check-messages.ts`. */
  | { readonly key: 'check'; readonly message: string }
  | { readonly key: 'naming'; readonly naming: NamingProblem }
  | { readonly key: 'aliasUsed'; readonly alias: string }
  /** The host that a browser really goes to; the one without a dot. */
  | { readonly key: 'lookalike' | 'dotless'; readonly host: string }
  | ({ readonly key: 'ownShortLink' } & ShortLinkTarget)
  | { readonly key: 'duplicates'; readonly count: number }
  /** A rule that no visitor may match: an unknown country, a language that is no code, a later rule for the same. */
  | { readonly key: 'country' | 'language' | 'repeated'; readonly name: string }
  /** App links need rules for these. */
  | { readonly key: 'apps'; readonly devices: readonly string[] };

export type Finding = Said & {
  /** The path in the request, such as `custom` or `geotarget.0.link`. */
  readonly field: string;
  /** `refuse` keeps a link from being created, `warn` does not. */
  readonly level: 'refuse' | 'warn';
};

/** What is found in a link; its body need not follow the contract. */
export function checkNewLink(draft: NamedDraft, known: Known): Finding[] {
  const { body } = draft;
  const wrong = contractFindings(body);
  const isUrlWrong = wrong.some(({ field }) => field === 'url');
  return [
    ...wrong,
    ...aliasFindings(body, known),
    ...expiryFindings(body, known),
    ...(isUrlWrong ? [] : hostFindings(body)),
    ...knownFindings(known),
    ...ruleFindings(body),
    ...appFindings(body),
    ...namingFindings(draft, known),
  ];
}

function refusal(field: string, message: string): Finding {
  return { field, level: 'refuse', key: 'check', message };
}

/** The first message of each field. */
function contractFindings(body: NewLink): Finding[] {
  const read = newLink.safeParse(body);
  if (read.success) return [];
  const issues = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  const first = new Map(issues.toReversed());
  if (body.url === '') first.set('url', checkMessage('destination'));
  const fields = [...new Set(issues.map(([field]) => field))];
  return fields.map((field) => refusal(field, first.get(field) ?? ''));
}

function aliasFindings({ custom = '' }: NewLink, { isAliasUsed = false }: Known): Finding[] {
  const used = {
    field: 'custom',
    level: 'refuse',
    key: 'aliasUsed',
    alias: custom.slice(0, 60),
  } as const;
  return [
    // In a URL a path that begins with a dot means another folder, or belongs to the web itself.
    ...(custom.startsWith('.') ? [refusal('custom', checkMessage('aliasDot'))] : []),
    ...(isAliasUsed ? [used] : []),
  ];
}

function expiryFindings({ expiry }: NewLink, { now = 0 }: Known): Finding[] {
  if (expiry === undefined) return [];
  // What is no timestamp is for the contract, and no number here.
  const isPast = Date.parse(`${expiry.replace(' ', 'T')}Z`) <= now;
  return isPast ? [refusal('expiry', checkMessage('past'))] : [];
}

function hostFindings({ url }: NewLink): Finding[] {
  const found = [
    { key: 'lookalike', host: lookalikeHost(url)?.ascii ?? '' },
    { key: 'dotless', host: dotlessHost(url) },
  ] as const;
  return found
    .filter(({ host }) => host !== '')
    .map(({ key, host }) => ({ field: 'url', level: 'warn', key, host: host.slice(0, 120) }));
}

function knownFindings({ shortLink = null, duplicates = 0 }: Known): Finding[] {
  const about = { field: 'url', level: 'warn' } as const;
  return [
    ...(shortLink === null ? [] : [{ ...about, key: 'ownShortLink', ...shortLink } as const]),
    ...(duplicates === 0 ? [] : [{ ...about, key: 'duplicates', count: duplicates } as const]),
  ];
}

/** Rules that many services accept although no visitor can match them. */
function ruleFindings(body: NewLink): Finding[] {
  return (['geotarget', 'devicetarget', 'languagetarget'] as const).flatMap((list) => {
    const earlier = new Set<string>();
    const subject = ruleSubjects[list];
    const rules: readonly Readonly<Record<string, string>>[] = body[list] ?? [];
    return rules.flatMap((rule, index): Finding[] => {
      const name = rule[subject] ?? '';
      if (name === '') return [];
      const key = ruleKey(list, name);
      const keys = [
        ...unknownSubject(list, name),
        ...(earlier.has(key) ? ['repeated' as const] : []),
      ];
      earlier.add(key);
      const about = { field: `${list}.${index}.${subject}`, name: name.slice(0, 60) };
      return keys.map((found) => ({ ...about, level: 'warn', key: found }));
    });
  });
}

function unknownSubject(list: RuleListName, name: string): ('country' | 'language')[] {
  if (list === 'geotarget') return countryCode(name) === undefined ? ['country'] : [];
  if (list === 'languagetarget') return languageCode(name) === undefined ? ['language'] : [];
  return [];
}

function appFindings(body: NewLink): Finding[] {
  const devices = missingDeviceRules(body).map(({ device }) => device);
  return devices.length === 0
    ? []
    : [{ field: 'deeplink.auto', level: 'warn', key: 'apps', devices }];
}

function namingFindings(draft: NamedDraft, { rules = null }: Known): Finding[] {
  if (rules === null) return [];
  return checkNaming(rules, draft).map((naming) => {
    const { field, level } = naming;
    return { field, level, key: 'naming', naming };
  });
}

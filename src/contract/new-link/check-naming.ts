/** Naming check: what naming rules say of a new link, with the values that put it right. One verdict for every way to create links. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { CreatableField } from '#contract/record-names.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { appendParameters } from '#contract/targeting/append-parameters.ts';
import type { NamingRule, NamingRules } from './naming-rules.ts';
import { hasShape } from './shapes.ts';

export interface NamedDraft {
  readonly body: NewLink;
  /** Its channel and campaign by name, where they are created with it. */
  readonly names?: Readonly<Partial<Record<CreatableField, string>>>;
  /** Its alias is that of an old short link, which rules do not change. */
  readonly keepsAlias?: boolean;
}

export interface NamingProblem {
  /** The path in the request: `url`, `custom`, `channel`, `campaign`, or a destination such as `geotarget.0.link`. */
  readonly field: string;
  /** The query parameter that it is about, or ''. */
  readonly parameter: string;
  readonly key: 'missing' | 'allowed' | 'spelling' | 'shape' | 'long' | 'host';
  readonly level: 'refuse' | 'warn';
  /** As it is now. */
  readonly value: string;
  /** The shape, the hosts, or the number of characters. */
  readonly expected: string;
  /** Values that put it right: the one that comes near, else all that are allowed. */
  readonly choices: readonly string[];
}

type Place = Pick<NamingProblem, 'field' | 'parameter'>;

/** All that rules say of a link, in the order of its fields; one problem for each value at most. */
export function checkNaming(rules: NamingRules, draft: NamedDraft): NamingProblem[] {
  const { body } = draft;
  return [
    ...addressesOf(body).flatMap(([field, address]) =>
      addressProblems(rules, body, field, address),
    ),
    ...(draft.keepsAlias === true ? [] : aliasProblems(rules, body)),
    ...(['channel', 'campaign'] as const).flatMap((field) => presenceProblems(rules, draft, field)),
  ];
}

/** Whether a rule that refuses forbids the link. */
export function isForbidden(rules: NamingRules, draft: NamedDraft): boolean {
  return checkNaming(rules, draft).some(({ level }) => level === 'refuse');
}

/** The address with one query parameter, in place of those of this name; the rest stays as it is spelled. */
export function withParameter(address: string, name: string, value: string): string {
  if (!canParseUrl(address)) return address;
  const url = new URL(address);
  const parts = url.search.slice(1).split('&');
  const others = parts.filter((part) => part !== '' && !new URLSearchParams(part).has(name));
  url.search = others.join('&');
  return appendParameters(url, [{ name, value }]).href;
}

const targetLists = ['geotarget', 'devicetarget', 'languagetarget'] as const;

/** Every address that visitors may be led to, by its path. */
function addressesOf(body: NewLink): (readonly [field: string, address: string])[] {
  const targeted = targetLists.flatMap((list) =>
    (body[list] ?? []).map(({ link }, index) => [`${list}.${index}.link`, link] as const),
  );
  return [['url', body.url], ...targeted];
}

function addressProblems(
  { hosts, parameters = {} }: NamingRules,
  body: NewLink,
  field: string,
  address: string,
): NamingProblem[] {
  // The contract refuses what is no address.
  if (!canParseUrl(address)) return [];
  const { hostname, searchParams } = new URL(address);
  const isHostWrong = hosts !== undefined && !hosts.allowed.some((each) => covers(each, hostname));
  const about = { field, parameter: '', choices: [] };
  const host: NamingProblem[] = isHostWrong
    ? [
        {
          ...about,
          key: 'host',
          value: hostname,
          expected: hosts.allowed.join(', '),
          ...levelOf(hosts),
        },
      ]
    : [];
  const tags = Object.entries(parameters).flatMap(([parameter, rule]) => {
    const apart = (body.parameters ?? []).filter(({ name }) => name === parameter);
    const values = [...searchParams.getAll(parameter), ...apart.map(({ value }) => value)];
    return firstProblem(rule, values.length === 0 ? [''] : values, { field, parameter });
  });
  return [...host, ...tags];
}

function covers(pattern: string, hostname: string): boolean {
  const isBelow = pattern.startsWith('*.');
  const name = asciiHost(isBelow ? pattern.slice(2) : pattern);
  return isBelow ? hostname.endsWith(`.${name}`) : hostname === name;
}

function asciiHost(name: string): string {
  const address = `http://${name}/`;
  return canParseUrl(address) ? new URL(address).hostname : name;
}

function aliasProblems({ alias }: NamingRules, { custom = '' }: NewLink): NamingProblem[] {
  return alias === undefined
    ? []
    : firstProblem(alias, [custom], { field: 'custom', parameter: '' });
}

function presenceProblems(
  rules: NamingRules,
  { body, names = {} }: NamedDraft,
  field: CreatableField,
): NamingProblem[] {
  if (rules[field] !== 'required') return [];
  if (body[field] !== undefined || (names[field] ?? '').trim() !== '') return [];
  const about = { field, parameter: '', value: '', expected: '', choices: [] };
  return [{ ...about, key: 'missing', level: 'refuse' }];
}

function firstProblem(rule: NamingRule, values: readonly string[], place: Place): NamingProblem[] {
  for (const value of values) {
    const found = textProblem(rule, value.normalize('NFC'));
    if (found !== undefined) return [{ ...place, value, ...levelOf(rule), ...found }];
  }
  return [];
}

function textProblem(
  rule: NamingRule,
  value: string,
): Pick<NamingProblem, 'key' | 'expected' | 'choices'> | undefined {
  const { allowed, maxLength, shape } = rule;
  if (value === '') {
    const choices = allowed ?? [];
    return rule.required === true ? { key: 'missing', expected: shape ?? '', choices } : undefined;
  }
  if (allowed !== undefined) {
    if (allowed.includes(value)) return undefined;
    const near = allowed.find((each) => squeezed(each) === squeezed(value));
    return { key: 'allowed', expected: '', choices: near === undefined ? allowed : [near] };
  }
  const spelled = respelled(rule, value);
  if (spelled !== value) {
    const isRight = spelled !== '' && textProblem(rule, spelled) === undefined;
    return { key: 'spelling', expected: '', choices: isRight ? [spelled] : [] };
  }
  if (maxLength !== undefined && Array.from(value).length > maxLength)
    return { key: 'long', expected: String(maxLength), choices: [] };
  if (shape !== undefined && !hasShape(value, shape))
    return { key: 'shape', expected: shape, choices: [] };
  return undefined;
}

/** Without case, blanks and marks between words. */
function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s\-_.]+/g, '');
}

/** The text with the case and the blanks of a rule; the same where it is put through again. */
function respelled({ case: wanted, blanks }: NamingRule, text: string): string {
  const joined = blanks === undefined ? text : text.trim().replace(/\s+/g, blanks);
  if (wanted === undefined) return joined;
  return (wanted === 'lower' ? joined.toLowerCase() : joined.toUpperCase()).normalize('NFC');
}

function levelOf({ level = 'refuse' }: { level?: 'refuse' | 'warn' | undefined }) {
  return { level };
}

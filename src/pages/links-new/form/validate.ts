/** What is wrong with a new link before it is sent, each problem at its field, found without a request. */
import { newLink } from '#contract/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { instantOf } from '#ui/format/zoned-time.ts';
import { languageCode } from './language-names.ts';
import { type PartId, partOf, parts } from './steps.ts';
import { type RuleListName, ruleKey } from './targeting-rules.ts';
import { bodyOf, type MeantRow, meantRules, type WizardValues } from './wizard-values.ts';

export interface Problem {
  readonly part: PartId;
  /** The path of the field among the values, such as `geotarget.0.link`. */
  readonly field: string;
  /** What is wrong and what to do, in words. */
  readonly message: string;
}

/** What the checks need to know besides the values. */
interface Known {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Such as `Europe/Zurich`, or '' for the machine's. */
  readonly zone: string;
}

/** Everything that keeps a link from being sent, in the order of the parts; at most one problem for each field. */
export function problemsOf(values: WizardValues, known: Known): Problem[] {
  const found = new Map<string, string>();
  const add = (field: string, message: string) => {
    if (!found.has(field)) found.set(field, message);
  };
  for (const [field, message] of [...ownProblems(values, known), ...contractProblems(values, known)]) add(field, message);
  const problems = [...found].map(([field, message]) => ({ part: partOf(field), field, message }));
  const order = parts.map(({ id }) => id);
  return problems.sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

type Found = readonly [field: string, message: string];

/** What the contract says, at the places where it stands on the screen. */
function contractProblems(values: WizardValues, { zone }: Known): Found[] {
  const rules = meantRules(values);
  // Half rows too, which the request leaves out: what stands in one half is checked like any other.
  const whole = {
    ...bodyOf(values, zone),
    ...Object.fromEntries(Object.entries(rules).map(([name, rows]) => [name, rows.map(({ row }) => row)])),
  };
  const { error } = newLink.safeParse(whole);
  return (error?.issues ?? []).map(({ path, message }) => {
    const [name, place, ...rest] = path;
    const rows = typeof place === 'number' && isRuleName(name) ? rules[name] : undefined;
    const shown = rows === undefined || typeof place !== 'number' ? place : rows[place]?.index;
    return [[name, shown, ...rest].filter((step) => step !== undefined).join('.'), message] as const;
  });
}

function isRuleName(name: PropertyKey | undefined): name is keyof ReturnType<typeof meantRules> {
  return name === 'geotarget' || name === 'devicetarget' || name === 'languagetarget' || name === 'parameters';
}

/** What the contract cannot know, or would say in the words of programs. */
function ownProblems(values: WizardValues, { now, zone }: Known): Found[] {
  const rules = meantRules(values);
  return [
    ...(completeUrl(values.url) === '' ? [['url', 'Give the address that the link is to lead to'] as const] : []),
    // Browsers take a dot at the beginning of a path for a step in a folder, or for what belongs to the web itself.
    ...(values.custom.trim().startsWith('.') ? [['custom', 'Must not begin with a dot'] as const] : []),
    ...expiryProblem(values.expiry.trim(), now, zone),
    ...ruleProblems('geotarget', rules.geotarget, 'location', 'a country'),
    ...ruleProblems('devicetarget', rules.devicetarget, 'device', 'a device'),
    ...ruleProblems('languagetarget', rules.languagetarget, 'language', 'a language'),
    ...languageProblems(rules.languagetarget),
    ...rules.parameters.flatMap(({ index, row }) => parameterProblems(index, row)),
  ];
}

function expiryProblem(text: string, now: number, zone: string): Found[] {
  if (text === '') return [];
  const at = instantOf(text, zone);
  if (at === undefined) return [['expiry', 'Choose a date and a time that exist, or leave both empty']];
  return at > now ? [] : [['expiry', 'This moment has passed. Choose one that lies ahead']];
}

/** Half rules, and rules that never decide as an earlier one is for the same visitors. */
function ruleProblems<Who extends string>(
  list: RuleListName,
  rows: readonly MeantRow<Record<Who | 'link', string>>[],
  who: Who,
  one: string,
): Found[] {
  const before = new Set<string>();
  return rows.flatMap(({ index, row }): Found[] => {
    const key = ruleKey(list, row[who]);
    const isSecond = row[who] !== '' && before.has(key);
    before.add(key);
    return [
      ...(row[who] === '' ? [[`${list}.${index}.${who}`, `Choose ${one}, or remove this rule`] as const] : []),
      ...(row.link === '' ? [[`${list}.${index}.link`, 'Give a destination, or remove this rule'] as const] : []),
      ...(isSecond ? [[`${list}.${index}.${who}`, 'An earlier rule is for the same. Remove one of them'] as const] : []),
    ];
  });
}

function languageProblems(rows: readonly MeantRow<{ language: string; link: string }>[]): Found[] {
  return rows
    .filter(({ row }) => row.language !== '' && languageCode(row.language) === undefined)
    .map(({ index }) => [`languagetarget.${index}.language`, 'Must be a language code such as fr or fr-CA'] as const);
}

function parameterProblems(index: number, { name, value }: { name: string; value: string }): Found[] {
  return [
    ...(name === '' ? [[`parameters.${index}.name`, 'Give the parameter a name, or remove it'] as const] : []),
    ...(value === '' ? [[`parameters.${index}.value`, 'Give the parameter a value, or remove it'] as const] : []),
  ];
}

/** Validation: finds, without a request, what is wrong with a new link before it is sent, each problem at its field. */
import type { useTranslations } from 'use-intl';
import { instantOf } from '#base/zoned-time.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { FilledRow, FilledRows } from '#contract/new-link/filled-rows.ts';
import type { WizardValues } from '#contract/new-link/link-values.ts';
import { type NewLink, newLink } from '#contract/resources/links.ts';
import { languageCode } from '#ui/format/language-names.ts';
import { type CheckWriter } from '#ui/format/use-check-text.ts';
import type { FormNaming } from './naming/form-naming.ts';
import { type SectionId, sectionOf, sections } from './sections.ts';
import { type RuleListName, ruleKey } from './targeting-rules.ts';

export interface Problem {
  readonly section: SectionId;
  /** The path of the field among the values, such as `geotarget.0.link`. */
  readonly field: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** Texts of the whole wizard. */
export type WizardTexts = ReturnType<typeof useTranslations<'linksNew'>>;

type Found = readonly [field: string, message: string];

interface Checked {
  readonly values: WizardValues;
  /** Of these values, as is the `body`. */
  readonly rows: FilledRows;
  readonly body: NewLink;
  /** A known link has the alias. */
  readonly isAliasUsed: boolean;
  readonly naming: readonly FormNaming[];
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Such as `Europe/Zurich`, or '' for the machine's. */
  readonly zone: string;
  readonly t: WizardTexts;
  readonly checkText: CheckWriter;
}

/** All problems that keep the link from being created, in the order of the sections; at most one for each field. */
export function findProblems(checked: Checked): Problem[] {
  return inSectionOrder([...ownProblems(checked), ...contractProblems(checked)]);
}

/** The first message of each field, in the order of the sections. */
export function inSectionOrder(found: readonly Found[]): Problem[] {
  const first = new Map(found.toReversed());
  const fields = [...new Set(found.map(([field]) => field))];
  return sections.flatMap(({ id }) =>
    fields
      .filter((field) => sectionOf(field) === id)
      .map((field) => ({ section: id, field, message: first.get(field) ?? '' })),
  );
}

/** The problems that the contract finds, at the fields of the form. */
function contractProblems({ values, rows, body, checkText }: Checked): Found[] {
  // With half-filled rows, which the body leaves out: their filled half is checked as well.
  const lists: Record<string, unknown> = Object.fromEntries(
    Object.entries(rows).map(([name, list]) => [name, list.map(({ row }) => row)]),
  );
  // As it was typed: tags are added by a parser, which would mend what browsers would not.
  const typed = { ...body, url: completeUrl(values.url), ...lists };
  const { error } = newLink.safeParse(typed);
  const tagged = newLink.shape.url.safeParse(body.url);
  return [
    ...(error?.issues ?? []).map(
      ({ path, message }): Found => [fieldAt(path.map(String), rows), checkText(message)],
    ),
    ...(tagged.error?.issues ?? []).map(({ message }): Found => ['url', checkText(message)]),
  ];
}

/** The path of a field in the form for its path in a request, where the rows that are not filled in are not counted. */
export function fieldAt([name = '', place, ...rest]: readonly string[], rows: FilledRows): string {
  const list: readonly FilledRow<unknown>[] =
    Object.entries(rows).find(([each]) => each === name)?.[1] ?? [];
  return [
    name,
    ...(place === undefined ? [] : [list[Number(place)]?.index ?? place]),
    ...rest,
  ].join('.');
}

/** Checks that the contract cannot make, or reports in terms that users do not know. */
function ownProblems({ values, rows, body, isAliasUsed, naming, now, zone, t }: Checked): Found[] {
  return [
    ...(body.url === '' ? [['url', t('problems.url')] as const] : []),
    // In a URL a path that begins with a dot means another folder, or belongs to the web itself.
    ...(body.custom?.startsWith('.') === true ? [['custom', t('problems.aliasDot')] as const] : []),
    ...(isAliasUsed
      ? [['custom', t('problems.aliasUsed', { alias: (body.custom ?? '').slice(0, 60) })] as const]
      : []),
    ...expiryProblem(values.expiry.trim(), { now, zone, t }),
    ...ruleProblems('geotarget', rows.geotarget, 'location', t),
    ...ruleProblems('devicetarget', rows.devicetarget, 'device', t),
    ...ruleProblems('languagetarget', rows.languagetarget, 'language', t),
    ...rows.languagetarget
      .filter(({ row }) => row.language !== '' && languageCode(row.language) === undefined)
      .map(
        ({ index }) => [`languagetarget.${index}.language`, t('problems.rule.language')] as const,
      ),
    ...rows.parameters.flatMap(({ index, row: { name, value } }): Found[] => [
      ...(name === '' ? [[`parameters.${index}.name`, t('problems.parameterName')] as const] : []),
      ...(value === ''
        ? [[`parameters.${index}.value`, t('problems.parameterValue')] as const]
        : []),
    ]),
    ...naming
      .filter(({ level }) => level === 'refuse')
      .map(({ at, message }): Found => [at, message]),
  ];
}

function expiryProblem(
  text: string,
  { now, zone, t }: Pick<Checked, 'now' | 'zone' | 't'>,
): Found[] {
  if (text === '') return [];
  const at = instantOf(text, zone);
  if (at === undefined) return [['expiry', t('problems.time')]];
  return at > now ? [] : [['expiry', t('problems.timePassed')]];
}

const subjectKeys = {
  geotarget: 'problems.rule.geotarget',
  devicetarget: 'problems.rule.devicetarget',
  languagetarget: 'problems.rule.languagetarget',
} as const satisfies Readonly<Record<RuleListName, string>>;

/** Half-filled rules, and rules that never decide because an earlier one is for the same visitors. */
function ruleProblems<Subject extends string>(
  list: RuleListName,
  rows: readonly FilledRow<Record<Subject | 'link', string>>[],
  subject: Subject,
  t: WizardTexts,
): Found[] {
  const earlier = new Set<string>();
  return rows.flatMap(({ index, row }): Found[] => {
    const key = ruleKey(list, row[subject]);
    const isRepeated = row[subject] !== '' && earlier.has(key);
    earlier.add(key);
    return [
      ...(row[subject] === ''
        ? [[`${list}.${index}.${subject}`, t(subjectKeys[list])] as const]
        : []),
      ...(row.link === '' ? [[`${list}.${index}.link`, t('problems.rule.link')] as const] : []),
      ...(isRepeated
        ? [[`${list}.${index}.${subject}`, t('problems.rule.repeated')] as const]
        : []),
    ];
  });
}

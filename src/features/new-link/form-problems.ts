/** Form problems: what keeps the link in a form from being created, each at its field, in the order of the sections. */
import type { useTranslations } from 'use-intl';
import { instantOf } from '#base/zoned-time.ts';
import type { FilledRow, FilledRows } from '#contract/new-link/complete-link.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import { type RuleListName, ruleSubjects } from '#contract/new-link/target-rules.ts';
import { type SectionId, sectionOf, sections } from './sections.ts';

export interface Problem {
  readonly section: SectionId;
  /** The path of the field among the values, such as `geotarget.0.link`. */
  readonly field: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** The area is named in the file of its keys, where the test of unused ones looks for it. */
type LinkTexts = ReturnType<typeof useTranslations<'linksNew'>>;

type Found = readonly [field: string, message: string];

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

/**
 * What only a form can have: rows that are half filled, and a time that does not exist.
 *
 * @param rows of the same values
 * @param zone of the expiry, such as `Europe/Zurich`, or '' for the machine's
 */
export function unfinishedFields(
  values: LinkValues,
  rows: FilledRows,
  zone: string,
  t: LinkTexts,
): Found[] {
  const expiry = values.expiry.trim();
  const isNoTime = expiry !== '' && instantOf(expiry, zone) === undefined;
  return [
    ...(isNoTime ? [['expiry', t('problems.time')] as const] : []),
    ...halfRules('geotarget', rows.geotarget, t),
    ...halfRules('devicetarget', rows.devicetarget, t),
    ...halfRules('languagetarget', rows.languagetarget, t),
    ...rows.parameters.flatMap(({ index, row: { name, value } }): Found[] => [
      ...(name === '' ? [[`parameters.${index}.name`, t('problems.parameterName')] as const] : []),
      ...(value === ''
        ? [[`parameters.${index}.value`, t('problems.parameterValue')] as const]
        : []),
    ]),
  ];
}

function halfRules(
  list: RuleListName,
  rows: readonly FilledRow<Readonly<Record<string, string>>>[],
  t: LinkTexts,
): Found[] {
  const subject = ruleSubjects[list];
  return rows.flatMap(({ index, row }): Found[] => [
    ...(row[subject] === ''
      ? [[`${list}.${index}.${subject}`, t(`problems.rule.${list}`)] as const]
      : []),
    ...(row['link'] === '' ? [[`${list}.${index}.link`, t('problems.rule.link')] as const] : []),
  ]);
}

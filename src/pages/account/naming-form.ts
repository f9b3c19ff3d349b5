/** Naming form: the part of naming rules that has fields, read and written without losing the rest. */
import type { NamingRule, NamingRules } from '#contract/new-link/naming-rules.ts';
import { utmNames } from '#contract/new-link/utm-tags.ts';

/** The fields of one UTM tag. */
export interface TagRule {
  readonly required: boolean;
  /** The only values there are; none for any. */
  readonly allowed: readonly string[];
  readonly lower: boolean;
}

export const noRules: NamingRules = { version: 1 };

export function tagRule({ parameters }: NamingRules, name: string): TagRule {
  const { required = false, allowed = [], case: letters } = parameters?.[name] ?? {};
  return { required, allowed, lower: letters === 'lower' };
}

/** What has no field, such as a shape, stays as it is. */
export function withTagRule(
  rules: NamingRules,
  name: string,
  change: Partial<TagRule>,
): NamingRules {
  const { required, allowed, lower } = { ...tagRule(rules, name), ...change };
  const { required: _, allowed: _allowed, case: letters, ...rest } = rules.parameters?.[name] ?? {};
  const other = letters === 'lower' ? undefined : letters;
  const letterCase = lower ? 'lower' : other;
  const rule: NamingRule = {
    ...rest,
    ...(required && { required }),
    ...(allowed.length > 0 && { allowed: [...allowed] }),
    ...(letterCase !== undefined && { case: letterCase }),
  };
  const { [name]: _before, ...parameters } = rules.parameters ?? {};
  const all = isEmpty(rule) ? parameters : { ...parameters, [name]: rule };
  const { parameters: _parameters, ...others } = rules;
  return isEmpty(all) ? others : { ...others, parameters: all };
}

export function hasLowerAliases({ alias }: NamingRules): boolean {
  return alias?.case === 'lower';
}

export function withLowerAliases(rules: NamingRules, lower: boolean): NamingRules {
  const { alias: { case: _, ...rest } = {}, ...others } = rules;
  const alias: NamingRule = lower ? { ...rest, case: 'lower' } : rest;
  return isEmpty(alias) ? others : { ...others, alias };
}

export function withPresence(
  rules: NamingRules,
  record: 'channel' | 'campaign',
  required: boolean,
): NamingRules {
  const { [record]: _, ...others } = rules;
  return required ? { ...others, [record]: 'required' } : others;
}

/** Whether the rules say nothing, so that there are none. */
export function saysNothing({ version: _, name: _name, ...rules }: NamingRules): boolean {
  return isEmpty(rules);
}

/** Whether the rules hold more than the form has fields for. */
export function holdsMore(rules: NamingRules): boolean {
  let rest = withPresence(withPresence(rules, 'channel', false), 'campaign', false);
  for (const name of utmNames)
    rest = withTagRule(rest, name, { required: false, allowed: [], lower: false });
  return !saysNothing(withLowerAliases(rest, false));
}

function isEmpty(given: object): boolean {
  return Object.keys(given).length === 0;
}

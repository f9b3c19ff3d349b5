/** Reads `config.json`: whatever is missing or wrong falls back to the defaults, and says so in words. */

import { isNeutralName, type NeutralName } from '#contract/neutral-names.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { ServiceNames } from '#contract/service-names.ts';
import {
  defaultSettings,
  isRedirectTypeNotation,
  type RedirectTypeNotation,
  type SetLabels,
  type Settings,
} from '#features/settings/SettingsContext.tsx';

export interface ReadSettings {
  settings: Settings;
  /** False where the links of the account are read only when a user asks for them. */
  readsLinks?: boolean;
  /** What is invalid and what is used instead; null where the file is valid. */
  problem: string | null;
}

/** @param text the content of `config.json`, or null where it could not be read */
export async function readSettings(text: string | null): Promise<ReadSettings> {
  if (text === null) return fallBack('config.json could not be read');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return fallBack('config.json is not JSON');
  }
  if (!isRecord(given)) return fallBack('config.json does not hold an object');
  const serviceAddresses = readServiceAddresses(given['serviceAddresses']);
  const notation = readNotation(given['openingNotation']);
  const names = await readNames(given['names']);
  const rules = given['naming'];
  return {
    settings: {
      serviceAddresses: serviceAddresses.good,
      labels: readLabels(given['labels']),
      usesNeutralNames: false,
      openingNotation: notation.good,
      names: names.good,
      // Checked where they are used, as the first screen needs no rules.
      naming: rules === undefined ? null : { by: 'file', rules },
    },
    ...(given['readsLinks'] === false && { readsLinks: false }),
    problem:
      [serviceAddresses.problem, notation.problem, names.problem]
        .filter((problem) => problem !== null)
        .join(' ') || null,
  };
}

function fallBack(what: string): ReadSettings {
  return {
    settings: defaultSettings,
    problem: `${what}, so the address of this page is used as the service.`,
  };
}

function readServiceAddresses(given: unknown): { good: readonly string[]; problem: string | null } {
  const fallback = defaultSettings.serviceAddresses;
  if (given === undefined) return { good: fallback, problem: null };
  if (!Array.isArray(given)) {
    return {
      good: fallback,
      problem: 'In config.json, serviceAddresses is not a list: the address of this page is used.',
    };
  }
  const good = [...new Set(given.filter(isServiceAddress).map((url) => url.replace(/\/+$/, '')))];
  const bad = given.filter((url) => !isServiceAddress(url));
  const problem =
    bad.length === 0
      ? null
      : `In config.json, serviceAddresses holds what is no http or https address: ${bad.map(inQuotes).join(', ')}.`;
  return { good: good.length === 0 ? fallback : good, problem };
}

function inQuotes(value: unknown): string {
  return JSON.stringify(value).slice(0, 80);
}

function isServiceAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  return value === '' || (/^https?:\/\//i.test(value) && canParseUrl(value));
}

function readNotation(given: unknown): { good: RedirectTypeNotation; problem: string | null } {
  const fallback = defaultSettings.openingNotation;
  if (given === undefined) return { good: fallback, problem: null };
  const read = (name: keyof RedirectTypeNotation) => {
    const text = isRecord(given) ? given[name] : undefined;
    return typeof text === 'string' && isRedirectTypeNotation(text) ? text : undefined;
  };
  const splashPage = read('splashPage');
  const overlay = read('overlay');
  // Equal notations could not tell a splash page from an overlay.
  if (splashPage !== undefined && overlay !== undefined && splashPage !== overlay) {
    return { good: { splashPage, overlay }, problem: null };
  }
  const problem =
    'In config.json, openingNotation does not hold two different texts with {id} in them, so links name splash pages ' +
    `as ${fallback.splashPage} and overlays as ${fallback.overlay}.`;
  return { good: fallback, problem };
}

async function readNames(
  given: unknown,
): Promise<{ good: ServiceNames | null; problem: string | null }> {
  if (given === undefined) return { good: null, problem: null };
  // Few services set names, and the first screen needs them for nothing else.
  const { parseServiceNames } = await import('#contract/service-names.ts');
  try {
    return { good: parseServiceNames(given), problem: null };
  } catch (error) {
    const why = error instanceof RangeError ? error.message : 'names cannot be read';
    return {
      good: null,
      problem: `In config.json, ${why}. The names are found out from what the service sends.`,
    };
  }
}

function readLabels(given: unknown): SetLabels {
  const labels: Partial<Record<NeutralName, string>> = {};
  if (!isRecord(given)) return labels;
  for (const [name, label] of Object.entries(given)) {
    if (isNeutralName(name) && typeof label === 'string' && label.trim() !== '')
      labels[name] = label.trim().slice(0, 40);
  }
  return labels;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

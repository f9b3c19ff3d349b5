/** Filled rows: the rules and parameters of the wizard in which something is filled in, normalized. */
import { completeUrl } from './complete-url.ts';
import type { WizardValues } from './link-values.ts';

/** A row of a list, normalized, with its index in the form. */
export interface FilledRow<Row> {
  readonly index: number;
  readonly row: Row;
}

export type FilledRows = ReturnType<typeof filledRows>;

/** The rules and parameters in which something is filled in: trimmed, destinations with their scheme. */
export function filledRows({ geotarget, devicetarget, languagetarget, parameters }: WizardValues) {
  return {
    geotarget: filled(geotarget, ({ location, link }) => ({
      location: location.trim(),
      link: completeUrl(link),
    })),
    devicetarget: filled(devicetarget, ({ device, link }) => ({
      device: device.trim(),
      link: completeUrl(link),
    })),
    languagetarget: filled(languagetarget, ({ language, link }) => ({
      language: language.trim(),
      link: completeUrl(link),
    })),
    parameters: filled(parameters, ({ name, value }) => ({
      name: name.trim(),
      value: value.trim(),
    })),
  };
}

function filled<Row extends Record<string, string>>(
  rows: readonly Row[],
  normalize: (row: Row) => Row,
): FilledRow<Row>[] {
  return rows
    .map((row, index) => ({ index, row: normalize(row) }))
    .filter(({ row }) => Object.values(row).some((text) => text !== ''));
}

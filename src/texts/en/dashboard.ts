/** English catalog of the dashboard: the texts of all screens behind Connect, by area. */
import { domains } from './domains.ts';
import { pixels } from './pixels.ts';

export const dashboard = { domains, pixels };

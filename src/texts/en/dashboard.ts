/** English catalog of the dashboard: the texts of all screens behind Connect, by area. */
import { domains } from './domains.ts';

export const dashboard = { domains };

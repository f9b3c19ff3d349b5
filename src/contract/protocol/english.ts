/**
 * English sentences of zod, for checks of the contract that have no message of their own: zod/mini
 * brings none along.
 */
import * as z from 'zod/mini';

const { localeError } = z.locales.en();

/** For whatever parses a value that another program sent. */
export const inEnglish = { error: localeError };

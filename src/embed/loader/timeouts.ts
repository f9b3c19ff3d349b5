/** Timeouts and bounds of the loader; in a file of their own, because the build then inlines them. */

/** Milliseconds until the frame's `hello`, also once its document is there, and then until it is connected. */
export const helloTimeout = 15_000;
export const loadedTimeout = 2500;
export const connectTimeout = 5000;

/** Milliseconds between two pings, and how many answers may be missing. */
export const pingInterval = 30_000;
export const maxMissedPongs = 2;

/** Requests a minute by default, because the user may use the same key elsewhere too. */
export const defaultMaxRpm = 20;

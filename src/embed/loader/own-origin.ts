/** Own origin: whether a page may embed a Linkdeck of its own origin, where the sandbox of the frame holds nothing. */

/** The build of the demo alone has another value: there are no keys but those of an invented account. */
export const allowsOwnOrigin: boolean = false;

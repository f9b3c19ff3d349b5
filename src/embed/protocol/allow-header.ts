/** Allow header: how the backend of a page says which requests it passes on. */

// In a file of its own, or the packed loader and the backend would share the whole protocol.

/** Holds their names, with blanks between them. */
export const allowHeader = 'linkdeck-allow';

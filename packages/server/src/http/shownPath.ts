/** Paths that end with what opens them: of vendors' reports, and of messages to one person. */
const OPENED_BY_KEY = /^(\/receipts\/[^/]*\/|\/[lo]\/).+$/;

/** A path as it is logged: without the key in it. */
export const shownPath = (path: string): string => path.replace(OPENED_BY_KEY, '$1***');

/** A text of somebody else as PostgreSQL takes it: without NUL, and without half a surrogate pair. */
export const storable = (text: string): string => text.replaceAll('\0', '').replaceAll(/[\ud800-\udfff]/gu, '\ufffd');

/** What an error says to the reader, or the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;

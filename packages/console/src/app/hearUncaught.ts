const detail = (thrown: unknown): string => (thrown instanceof Error ? (thrown.stack ?? '') : '');

/** Hears every error that nothing in the program caught. */
export const hearUncaught = (report: (what: string, info: string) => void): void => {
  window.addEventListener('error', ({ error, message, filename, lineno }) => {
    // The browser itself complains without an error object; what a foreign script did comes without a file.
    if (error !== null && error !== undefined) report(String(error), detail(error));
    else if (filename !== '') report(message, `${filename}:${lineno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason), detail(reason)));
};

import { setupWorker } from 'msw/browser';

/**
 * What answers in the place of the server, in all tests of a page: two of these take each other's calls, or end with the
 * first that is stopped.
 */
export const worker = setupWorker();

let started: Promise<unknown> | undefined;

/** Answers nothing so far, whatever other tests asked for. */
export const startWorker = async (): Promise<void> => {
  started ??= worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    // Wherever a built Storybook is served from, it lies beside its frames.
    ...(location.pathname.endsWith('/iframe.html') && { serviceWorker: { url: 'mockServiceWorker.js' } }),
  });
  await started;
  worker.resetHandlers();
};

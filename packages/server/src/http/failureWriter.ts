import type { Logger } from '../log.js';
import { Failure } from './failure.js';
import { commonFailures, type Language, type Messages, wordsOf } from './messages.js';
import { failure } from './replies.js';
import type { Route } from './serve.js';

/** Turns whatever went wrong into a reply. Says nothing about the inside. */
export type FailureWriter = (endpoint: Route['endpoint'] | null, error: unknown) => Response;

interface Facts {
  readonly requestId: string;
  readonly language: Language;
}

interface Options {
  readonly log: Logger;
  readonly messages: Messages;
}

const statusOf = (endpoint: Route['endpoint'] | null, reason: string): number | undefined => {
  const own = endpoint?.fails;
  if (own !== undefined && Object.hasOwn(own, reason)) return own[reason];
  return Object.entries(commonFailures).find(([name]) => name === reason)?.[1];
};

/** The one mapper from errors to replies. What nobody expected is logged with the request's id. */
export const failureWriter =
  ({ log, messages }: Options) =>
  (endpoint: Route['endpoint'] | null, error: unknown, { requestId, language }: Facts): Response => {
    if (error instanceof Failure) {
      const { reason, details } = error;
      const status = statusOf(endpoint, reason);
      if (status !== undefined) {
        const message = wordsOf(messages, reason, language, details.values);
        return failure({ ...details, status, reason, message, requestId });
      }
      log.error({ requestId, path: endpoint?.path, reason }, 'the contract does not name this reason');
    } else {
      log.error({ requestId, path: endpoint?.path, err: error }, 'unexpected error');
    }
    return failure({
      status: commonFailures.internal,
      reason: 'internal',
      message: wordsOf(messages, 'internal', language),
      requestId,
    });
  };

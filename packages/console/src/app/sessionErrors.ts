import { ApiError } from '@console/api';

/** Whether an error means that the session is over. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.notPermitted &&
  [401, 403].some((one) => error.code === one || error.status === one);

/** Whether it is over by 403: the user was stopped, or the token is no longer accepted. */
export const isForbidden = (error: unknown): boolean =>
  isSignedOut(error) && error instanceof ApiError && error.code !== 401 && error.status !== 401;

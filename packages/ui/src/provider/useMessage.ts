import { use, useMemo } from 'react';
import { HostsContext } from './HostsContext.js';

/** A word at the top of the window that goes by itself after 3 s. What needs to be read stands in place instead. */
export interface Messages {
  /** It worked: "修改成功". */
  success: (text: string) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
  /** It did not, and there is no place on screen to say so. */
  error: (text: string) => void;
}

/** Says something in passing. The same words are shown once, however often they are said while they stand there. */
export const useMessage = (): Messages => {
  const { say } = use(HostsContext);
  return useMemo(
    () => ({
      success: (text) => say('success', text),
      info: (text) => say('info', text),
      warning: (text) => say('warning', text),
      error: (text) => say('error', text),
    }),
    [say],
  );
};

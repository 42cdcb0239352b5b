import { use, useMemo } from 'react';
import { HostsContext, type MessageAction } from './HostsContext.js';

/**
 * A word at the top of the window that goes by itself after 3 s, with something to do in it after 8. What needs to be read
 * stands in place instead.
 */
export interface Messages {
  /** It worked: "修改成功". `action` takes it back. */
  success: (text: string, action?: MessageAction) => void;
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
      success: (text, action) => say('success', text, action),
      info: (text) => say('info', text),
      warning: (text) => say('warning', text),
      error: (text) => say('error', text),
    }),
    [say],
  );
};

import { App } from 'antd';
import { useMemo } from 'react';

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
  const { message } = App.useApp();
  return useMemo(() => {
    const say = (type: keyof Messages) => (text: string) => {
      void message.open({ type, content: text, key: `${type}:${text}` });
    };
    return { success: say('success'), info: say('info'), warning: say('warning'), error: say('error') };
  }, [message]);
};

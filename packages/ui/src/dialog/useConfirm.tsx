import { use, useCallback, useLayoutEffect, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { HostsContext, type Questions } from '../provider/HostsContext.js';
import { dialogWords } from './locale.js';
import { Message } from './dialog.styles.js';

export interface Confirmation {
  /** Names the object: "删除 3 个分段？" */
  title: string;
  /** What follows from it, in words. */
  text?: string;
  /** The verb on the button: "删除 3 个". */
  verb: string;
  /** It destroys something: the button is red, and the focus is on cancel. Default false. */
  danger?: boolean;
  /**
   * The question has left the screen, and given the focus back to what had it before: where that is gone by now, put
   * the focus elsewhere.
   */
  onGone?: () => void;
}

/**
 * Asks before something that can't be taken back. Answers true when the verb was pressed. A question whose page is
 * hidden or closed is answered with false.
 */
export const useConfirm = (): ((question: Confirmation) => Promise<boolean>) => {
  const { questions } = use(HostsContext);
  const words = useWords(dialogWords);
  const open = useRef(new Set<() => void>());

  useLayoutEffect(() => {
    const questions = open.current;
    return () => {
      for (const giveUp of questions) giveUp();
    };
  }, []);

  return useCallback(
    ({ title, text, verb, danger = false, onGone }) =>
      new Promise<boolean>((resolve) => {
        let withdraw = (): void => undefined;
        const answer = (value: boolean) => {
          open.current.delete(giveUp);
          resolve(value);
        };
        const giveUp = () => {
          withdraw();
          answer(false);
        };
        open.current.add(giveUp);
        const ask = (modal: Questions) => {
          if (!open.current.has(giveUp)) return onGone?.();
          const box = modal.confirm({
            title,
            content: text === undefined ? undefined : <Message>{text}</Message>,
            icon: null,
            width: 420,
            centered: true,
            okText: verb,
            cancelText: words.cancel,
            okButtonProps: { danger, type: 'primary' },
            focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
            onOk: () => answer(true),
            onCancel: () => answer(false),
            afterClose: () => onGone?.(),
          });
          withdraw = () => box.destroy();
        };
        // Who could not be asked has not agreed.
        questions().then(ask, () => {
          giveUp();
          onGone?.();
        });
      }),
    [questions, words],
  );
};

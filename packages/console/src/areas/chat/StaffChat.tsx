import { Chat, type ChatProps } from './Chat.js';
import { useAnswerActions } from './useAnswerActions.js';

/** The chat within the console, where answers become more than answers. */
export const StaffChat = (props: Omit<ChatProps, 'answerActions' | 'standalone'>) => {
  const { actions, opened } = useAnswerActions();
  return (
    <>
      <Chat {...props} answerActions={actions} />
      {opened}
    </>
  );
};

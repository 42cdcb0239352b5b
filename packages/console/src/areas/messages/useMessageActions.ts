import type { Message } from '@console/api/contract';
import { useModifyMessage, usePassMessage } from '@console/api/hooks/messages';
import { lookUp } from '@console/base';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { useMessageWords } from './messageWords.js';

type Named = Pick<Message, 'id' | 'messageSubject'>;
type Addressed = Named & Pick<Message, 'scope' | 'notificationTime'>;

/** What can be done to one message, after a question. */
export const useMessageActions = () => {
  const words = useMessageWords();
  const act = useAction();
  const ask = useRemove();
  const pass = usePassMessage();
  const modify = useModifyMessage();

  const publish = async ({ id, messageSubject, scope, notificationTime }: Addressed, onDone?: () => void) => {
    const published = await act({
      ask: {
        title: words.publishTitle(messageSubject),
        text: words.publishText(lookUp(words.scopes, scope, scope)),
        verb: words.publish,
      },
      run: () => pass.run({ id }),
      done: notificationTime === null ? words.published : words.scheduled,
    });
    if (published) onDone?.();
  };

  const remove = async ({ id, messageSubject }: Named, onDone?: () => void) => {
    const gone = await ask({
      title: words.removeTitle(messageSubject),
      text: words.removeText,
      run: () => modify.run({ id, delStatus: true }),
      done: words.removed,
    });
    if (gone) onDone?.();
  };

  return { publish, remove };
};

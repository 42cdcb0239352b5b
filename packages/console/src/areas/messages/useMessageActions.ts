import type { Message } from '@console/api/contract';
import { useModifyMessage, usePassMessage } from '@console/api/hooks/messages';
import { lookUp } from '@console/base';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../actions/attempt.js';
import { useMessageWords } from './messageWords.js';

type Named = Pick<Message, 'id' | 'messageSubject'>;
type Addressed = Named & Pick<Message, 'scope' | 'notificationTime'>;

/** What can be done to one message, after a question. */
export const useMessageActions = () => {
  const words = useMessageWords();
  const message = useMessage();
  const confirm = useConfirm();
  const pass = usePassMessage();
  const modify = useModifyMessage();

  const publish = async ({ id, messageSubject, scope, notificationTime }: Addressed, onDone?: () => void) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.publishTitle(messageSubject),
        text: words.publishText(lookUp(words.scopes, scope, scope)),
        verb: words.publish,
      });
      if (!sure) return;
      await pass.run({ id });
      message.success(notificationTime === null ? words.published : words.scheduled);
      onDone?.();
    });

  const remove = async ({ id, messageSubject }: Named, onDone?: () => void) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(messageSubject),
        text: words.removeText,
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await modify.run({ id, delStatus: true });
      message.success(words.removed);
      onDone?.();
    });

  return { publish, remove };
};

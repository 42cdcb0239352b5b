import { useChat } from '@console/api/hooks/chat';
import type { ChatViewProps } from '@console/ui/chat';

/** Never run: all that a chat against the server knows is what the view takes, and the view needs no more. */
export const useTypeTests = (): void => {
  const exactly = <Wanted>(_value: Wanted) => undefined;
  exactly<ChatViewProps>(useChat({ assistantId: 'general', topicId: 't1' }));
  exactly<ChatViewProps>(useChat());
  // @ts-expect-error an option that there is not is refused
  useChat({ topic: 't1' });
};

import { useQueryState } from '../../../navigation/useQueryState.js';
import { SharedList } from './SharedList.js';
import { SharedTopic } from './SharedTopic.js';

/** What others share: all of it, or the one conversation that the address names. */
export default function SharedConversations() {
  const [query] = useQueryState();
  const id = query('shared') ?? 'list';
  return id === 'list' ? <SharedList /> : <SharedTopic key={id} id={id} />;
}

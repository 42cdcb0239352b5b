import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { useDictionary } from '../locale/useDictionary.js';

/** Stands in for the assistants while there is none. */
export const NoAssistants = () => {
  const { chat } = useDictionary();
  return (
    <PageFrame title={chat.noAssistantTitle}>
      <EmptyState picture="talk" title={chat.noAssistantTitle} description={chat.noAssistantText} />
    </PageFrame>
  );
};

import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useKnowledgeWords } from './knowledgeWords.js';

/** In the place of a base that was deleted, or is not for the reader. */
export const BaseGone = () => {
  const { knowledge } = useKnowledgeWords();
  const open = useTabNavigate();
  return (
    <PageFrame title={knowledge.title}>
      <EmptyState
        picture="search"
        title={knowledge.gone}
        action={{ label: knowledge.back, onClick: () => open('knowledgeBase', { base: ALL_NODES }) }}
      />
    </PageFrame>
  );
};

import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { lazyPart } from '@console/ui/on-demand';
import { AsyncView } from '@console/ui/states';

const FaqPanel = lazyPart(() => import('./FaqPanel.js'));

/** The FAQ of the base that the address names. */
export const BaseFaq = ({ baseId }: { baseId: string }) => {
  const found = usePageKnowledgeBases({ current: 1, size: 1, idList: [baseId] });
  return (
    <AsyncView value={found.state}>
      {({ list }) => <FaqPanel knowledgeBaseId={baseId} baseName={list[0]?.name ?? ''} />}
    </AsyncView>
  );
};

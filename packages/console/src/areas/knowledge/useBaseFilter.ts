import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import type { RecordFilter } from '../../lists/recordFilters.js';

/** A filter by the base that records belong to. */
export const useBaseFilter = (label: string): RecordFilter<{ knowledgeBaseId: string }> => {
  const { data } = usePageKnowledgeBases({ current: 1, size: 200 });
  return {
    key: 'base',
    label,
    known: 'id',
    options: (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    toInput: (knowledgeBaseId) => ({ knowledgeBaseId }),
  };
};

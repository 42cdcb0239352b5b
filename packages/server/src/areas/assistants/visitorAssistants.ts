import type { Assistant } from '@console/api/contract';
import type { Reader } from '../../visibility/index.js';
import type { AssistantFilter, AssistantStore } from './assistant.store.js';

/** Those of an embed key that can be asked, in its order: the first one is asked where a page names none. */
export const visitorAssistants = async (
  assistants: Pick<AssistantStore, 'page'>,
  filter: AssistantFilter,
  open: readonly string[],
  reader: Reader,
): Promise<{ list: Assistant[]; total: number }> => {
  const wanted = open.filter((id) => filter.idList?.includes(id) ?? true);
  if (wanted.length === 0) return { list: [], total: 0 };
  const { list, total } = await assistants.page(
    { ...filter, idList: wanted, enabled: true },
    { withBases: false, withSettings: false },
    reader,
  );
  return { list: list.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)), total };
};

import type { KbParams } from '@console/api/contract';
import { usePageKbParams } from '@console/api/hooks/kbParams';
import type { Page } from '@console/api/hooks/pageHook';
import type { Read } from '@console/api/hooks/readHook';
import { mapAsync } from '@console/base';
import { useMemo } from 'react';

/** What counts for a base. A base without parameters of its own is a row as well. */
export type PromptRow = KbParams & { id: string };

type Input = Parameters<typeof usePageKbParams>[0];

const toRows = (page: Page<KbParams>): Page<PromptRow> => ({
  ...page,
  list: page.list.map((params) => ({ ...params, id: params.knowledgeBaseId })),
});

/** A page of all bases, each under its own id. */
export const usePromptRows = (input: Input): Read<Page<PromptRow>> => {
  const { state, data, refresh } = usePageKbParams(input === null ? null : { scope: 'all', ...input });
  return useMemo(
    () => ({ state: mapAsync(state, toRows), data: data === undefined ? undefined : toRows(data), refresh }),
    [state, data, refresh],
  );
};

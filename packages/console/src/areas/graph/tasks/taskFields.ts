import type { TripleMethod } from '@console/api/contract';

/** What is typed to begin an extraction. */
export interface TaskFields {
  taskName: string;
  knowBaseId?: string;
  scope: 'all' | 'some';
  fileIds?: readonly string[];
  schemaId?: string;
  /** Left out: a model where there is one. */
  method?: TripleMethod;
}

/** What an extraction reads, and how, as calls take it; null while too little is known. */
export const wantedOf = ({ knowBaseId, scope, fileIds = [], schemaId, method }: Partial<TaskFields>) => {
  if (knowBaseId === undefined || (scope === 'some' && fileIds.length === 0)) return null;
  return {
    knowBaseId,
    ...(scope === 'some' && { fileIds: [...fileIds] }),
    ...(schemaId !== undefined && { schemaId }),
    ...(method !== undefined && { method }),
  };
};

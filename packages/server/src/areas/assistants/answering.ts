import type { Answering } from '@console/api/contract';
import sql from 'sql-template-tag';

/** An assistant that was given nothing of its own. */
export const usualAnswering: Answering = {
  prompt: '',
  modelId: null,
  temperature: null,
  followUps: true,
  functionIds: null,
  usesGraph: true,
};

/** How assistant `a` answers, as one value. */
export const answeringColumn = sql`
  jsonb_build_object('prompt', a.prompt, 'modelId', a.model_id, 'temperature', a.temperature, 'followUps', a.follow_ups,
    'functionIds', to_jsonb(a.function_ids), 'usesGraph', a.uses_graph)`;

/** Which base counts how much, as it is kept; those that are not named count 1. */
export interface BaseWeight {
  readonly id: string;
  readonly weight: number;
}

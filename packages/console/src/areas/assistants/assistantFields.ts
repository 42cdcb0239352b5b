import type { Answering, Assistant } from '@console/api/contract';
import type { DifferenceField } from '@console/ui/difference-view';
import { roleIdsOf, type SeenBy, seenByOf } from '../../pickers/SeenByFields.js';
import type { AssistantWords } from './assistantWords.js';

/** What the form of an assistant holds. */
export interface AssistantFields extends SeenBy {
  assistantName: string;
  description: string;
  knowledgeBaseIds: string[];
  /** Of bases that do not count 1. */
  weights: Record<string, number>;
  prompt: string;
  /** Empty: the model in use. */
  modelId: string;
  /** Null: that of the base. */
  temperature: number | null;
  functions: 'all' | 'chosen';
  functionIds: string[];
  followUps: boolean;
  usesGraph: boolean;
  welcome: string;
  samples: string;
  enabled: boolean;
  answersAlone: boolean;
  /** The version that it was read from; undefined where changes are not counted. */
  version: number | undefined;
}

export const MOST_SAMPLES = 6;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const fieldsOf = (assistant: Assistant | undefined): AssistantFields => {
  const { prompt = '', modelId = null, temperature = null, functionIds = null } = assistant?.answering ?? {};
  return {
    assistantName: assistant?.assistantName ?? '',
    description: assistant?.description ?? '',
    knowledgeBaseIds: assistant?.knowledgeBases.map(({ id }) => id) ?? [],
    weights: Object.fromEntries(
      (assistant?.knowledgeBases ?? []).flatMap(({ id, weight = 1 }) => (weight === 1 ? [] : [[id, weight]])),
    ),
    prompt,
    modelId: modelId ?? '',
    temperature,
    functions: functionIds === null ? 'all' : 'chosen',
    functionIds: functionIds ?? [],
    followUps: assistant?.answering?.followUps ?? true,
    usesGraph: assistant?.answering?.usesGraph ?? true,
    welcome: assistant?.welcome ?? '',
    samples: assistant?.sampleQuestions.join('\n') ?? '',
    enabled: assistant?.enabled ?? true,
    answersAlone: assistant?.answersAlone ?? false,
    version: assistant?.version,
    ...seenByOf(assistant),
  };
};

/** How it answers, as the calls take it. */
export const answeringOf = ({
  prompt,
  modelId,
  temperature,
  functions,
  functionIds,
  followUps,
  usesGraph,
}: AssistantFields): Answering => ({
  prompt: prompt.trim(),
  modelId: modelId === '' ? null : modelId,
  temperature,
  functionIds: functions === 'all' ? null : functionIds,
  followUps,
  usesGraph,
});

export const baseWeightsOf = ({ knowledgeBaseIds, weights }: Pick<AssistantFields, 'knowledgeBaseIds' | 'weights'>) =>
  knowledgeBaseIds.flatMap((id) => {
    const weight = weights[id] ?? 1;
    return weight === 1 ? [] : [{ id, weight }];
  });

export const settingsOf = (fields: AssistantFields) => ({
  assistantName: fields.assistantName.trim(),
  description: fields.description,
  welcome: fields.welcome,
  sampleQuestions: linesOf(fields.samples),
  knowledgeBaseIds: fields.knowledgeBaseIds,
  baseWeights: baseWeightsOf(fields),
  answering: answeringOf(fields),
  answersAlone: fields.answersAlone,
  enabled: fields.enabled,
  roleIds: roleIdsOf(fields),
});

/** Names by id, as far as they are known. */
export type Names = ReadonlyMap<string, string>;

/** The fields as they are read. */
export const readableFields = (fields: AssistantFields, words: AssistantWords, names: Names): DifferenceField[] => {
  const nameOf = (id: string): string => names.get(id) ?? id;
  const yes = (on: boolean): string => (on ? words.yes : words.no);
  return [
    { key: 'assistantName', label: words.name, value: fields.assistantName },
    { key: 'description', label: words.description, value: fields.description },
    {
      key: 'knowledgeBaseIds',
      label: words.bases,
      value: fields.knowledgeBaseIds.map((id) => words.weighed(nameOf(id), fields.weights[id] ?? 1)).join('\n'),
    },
    { key: 'prompt', label: words.prompt, value: fields.prompt },
    { key: 'modelId', label: words.model, value: fields.modelId === '' ? words.usualModel : nameOf(fields.modelId) },
    { key: 'temperature', label: words.temperature, value: fields.temperature?.toString() ?? words.asBase },
    {
      key: 'functionIds',
      label: words.functions,
      value: fields.functions === 'all' ? words.allFunctions : fields.functionIds.map(nameOf).join('\n'),
    },
    { key: 'usesGraph', label: words.usesGraph, value: yes(fields.usesGraph) },
    { key: 'followUps', label: words.followUps, value: yes(fields.followUps) },
    { key: 'answersAlone', label: words.answersAlone, value: yes(fields.answersAlone) },
    { key: 'welcome', label: words.welcome, value: fields.welcome },
    { key: 'samples', label: words.samples, value: fields.samples },
  ];
};

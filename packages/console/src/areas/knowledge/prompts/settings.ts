import { type KbSettings, kbParamRanges } from '@console/api/contract';
import type { DifferenceField } from '@console/ui/difference-view';
import type { PromptWords } from './promptWords.js';

export const numberFields = [
  'topK',
  'scoreThreshold',
  'vectorWeight',
  'historyTurns',
  'temperature',
  'maxTokens',
] as const satisfies readonly (keyof typeof kbParamRanges)[];
export const textFields = ['systemPrompt', 'answerPrompt', 'emptyAnswer'] as const;

export type NumberField = (typeof numberFields)[number];
export type TextField = (typeof textFields)[number];
/** What is set, and nothing else that a reply may hold beside it. */
export type Settings = Pick<KbSettings, NumberField | TextField>;

/** How much a step changes; those without are whole numbers. */
export const steps: Readonly<Partial<Record<NumberField, number>>> = {
  scoreThreshold: 0.05,
  vectorWeight: 0.1,
  temperature: 0.1,
};

export const settingsOf = (from: Settings): Settings => ({
  topK: from.topK,
  scoreThreshold: from.scoreThreshold,
  vectorWeight: from.vectorWeight,
  historyTurns: from.historyTurns,
  temperature: from.temperature,
  maxTokens: from.maxTokens,
  systemPrompt: from.systemPrompt,
  answerPrompt: from.answerPrompt,
  emptyAnswer: from.emptyAnswer,
});

/** Settings as fields that can be compared. */
export const toFields = (settings: Settings, words: PromptWords): DifferenceField[] => [
  ...numberFields.map((key) => ({ key, label: words.fields[key], value: String(settings[key]) })),
  ...textFields.map((key) => ({ key, label: words.fields[key], value: settings[key] || words.unset })),
];

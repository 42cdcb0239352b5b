'use client';

export { RuleEditor, type RuleEditorProps } from './RuleEditor.js';
export { type CompleteRules, completeRules, type RuleProblem, rulesProblem } from './ruleProblems.js';
export { nodeText } from './ruleText.js';
export { isGroup } from './ruleTree.js';
export { ruleWords } from './locale.js';
export type {
  AskedFact,
  EditedDetail,
  EditedGroup,
  EditedNode,
  EditedRule,
  EditedRules,
  RuleCounts,
  RuleField,
  RuleOption,
} from './types.js';

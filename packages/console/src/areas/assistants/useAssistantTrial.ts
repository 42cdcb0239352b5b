import { useTryAssistant } from '@console/api/hooks/assistants';
import { useStoppable } from '../../actions/useStoppable.js';
import { answeringOf, type AssistantFields, baseWeightsOf } from './assistantFields.js';

/** One question at a time, answered by what a form says now. */
export const useAssistantTrial = () => {
  const { run } = useTryAssistant();
  return useStoppable(({ question, fields }: { question: string; fields: AssistantFields }, options) => {
    const { knowledgeBaseIds, answersAlone } = fields;
    const answering = answeringOf(fields);
    return run({ question, knowledgeBaseIds, baseWeights: baseWeightsOf(fields), answersAlone, answering }, options);
  });
};

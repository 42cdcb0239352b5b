import {
  addAssistant,
  addKnowledgeBase,
  listAssistantVersions,
  modifyAssistant,
  pageAssistants,
  readAssistantChoices,
  removeAssistants,
  restoreAssistant,
  tryAssistant,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

const answering = { prompt: '你是裁判。', modelId: null, temperature: 0.2, followUps: true, functionIds: [] };

export const assistants: Scenario = async ({ call }) => {
  const { id: baseId } = await call(addKnowledgeBase, { name: '助手的知识库' });
  const { id } = await call(addAssistant, {
    assistantName: '裁判助手',
    description: '规则问答',
    welcome: '请提问',
    sampleQuestions: ['一次进攻多少秒？'],
    knowledgeBaseIds: [baseId],
    answering,
  });
  const { id: spare } = await call(addAssistant, { assistantName: '临时助手' });
  await call(modifyAssistant, { id, enabled: false });
  await call(readAssistantChoices, { knowledgeBaseIds: [baseId] });
  await call(listAssistantVersions, { id });
  await call(restoreAssistant, { id, restored: 1 });
  await call(tryAssistant, {
    question: '一次进攻多少秒？',
    knowledgeBaseIds: [baseId],
    answersAlone: false,
    answering,
  });
  await call(pageAssistants, { current: 1, size: 200, keyword: '助手' });
  await call(removeAssistants, { idList: [spare] });
};

import { ready } from '@console/base';
import { defineElements } from './defineElements.js';
import { done, now } from '../chat/chat.fixtures.js';
import { rules } from '../page-preview/preview.fixtures.js';
import type { ConsoleChatViewElement } from './elementTypes.js';

/** A chat element with one answer, as a page would write it. Not in the page yet. */
export const chatElement = (): ConsoleChatViewElement => {
  defineElements();
  return Object.assign(document.createElement('console-chat-view'), {
    topicKey: 't1',
    title: '24 秒钟规则',
    turns: ready({ list: [done] }),
    welcome: { name: '裁判长助手', text: '查询规则。', samples: [] },
    composer: { value: '', onChange: () => undefined, onSend: () => undefined, running: false },
    evidence: null,
    source: ready(rules()),
    now,
  });
};

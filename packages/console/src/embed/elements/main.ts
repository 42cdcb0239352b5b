import { defineElement, defineElements } from '@console/ui/embed';
import { loadPart } from '@console/ui/on-demand';
import type { ConsoleChatProps } from './consoleChatProps.js';

defineElement<ConsoleChatProps>({
  tag: 'console-chat',
  load: async () => (await loadPart(() => import('./ConsoleChat.js'))).ConsoleChat,
  properties: ['assistant', 'server', 'getToken', 'tokenUrl', 'context', 'language', 'theme'],
  required: [],
  attributes: {
    assistant: { property: 'assistant', kind: 'text' },
    server: { property: 'server', kind: 'text' },
    'token-url': { property: 'tokenUrl', kind: 'text' },
  },
  events: {
    ready: 'onReady',
    asked: 'onAsked',
    answered: 'onAnswered',
    citation: 'onCitation',
    error: 'onError',
  },
  always: ['ready', 'asked', 'answered', 'citation', 'error'],
});
defineElements();

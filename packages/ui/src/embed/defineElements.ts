import type { ChatViewProps } from '../chat/index.js';
import type { FloatingChatProps } from '../floating-chat/index.js';
import { loadPart } from '../on-demand/loadPart.js';
import type { PagePreviewProps } from '../page-preview/index.js';
import { defineElement } from './defineElement.js';
import type { ElementRecipe } from './recipe.js';

const chatView: ElementRecipe<ChatViewProps> = {
  tag: 'console-chat-view',
  load: async () => (await loadPart(() => import('../chat/ChatView.js'))).ChatView,
  properties: [
    'topicKey',
    'title',
    'assistantName',
    'turns',
    'welcome',
    'composer',
    'conversations',
    'evidence',
    'source',
    'headOnPhone',
    'standalone',
    'now',
  ],
  required: ['topicKey', 'title', 'turns', 'welcome', 'composer', 'evidence', 'source', 'now'],
  attributes: {
    heading: { property: 'title', kind: 'text' },
    'assistant-name': { property: 'assistantName', kind: 'text' },
    standalone: { property: 'standalone', kind: 'boolean' },
  },
  events: {
    ask: 'onAsk',
    regenerate: 'onRegenerate',
    version: 'onVersion',
    continue: 'onContinue',
    modify: 'onModify',
    judge: 'onJudge',
    evidencechange: 'onEvidenceChange',
    openoriginal: 'onOpenOriginal',
    download: 'onDownload',
    loadolder: 'onLoadOlder',
  },
  always: ['evidencechange'],
};

const floatingChat: ElementRecipe<FloatingChatProps> = {
  tag: 'console-floating-chat',
  load: async () => (await loadPart(() => import('../floating-chat/FloatingChat.js'))).FloatingChat,
  properties: [
    'src',
    'title',
    'state',
    'defaultState',
    'storageKey',
    'waitForReady',
    'timeout',
    'sandbox',
    'allow',
    'theme',
    'language',
  ],
  required: ['src'],
  attributes: {
    src: { property: 'src', kind: 'text' },
    heading: { property: 'title', kind: 'text' },
    'storage-key': { property: 'storageKey', kind: 'text' },
    timeout: { property: 'timeout', kind: 'number' },
    'wait-for-ready': { property: 'waitForReady', kind: 'boolean' },
  },
  events: { statechange: 'onStateChange', close: 'onClose' },
  always: ['statechange'],
};

const pagePreview: ElementRecipe<PagePreviewProps> = {
  tag: 'console-page-preview',
  load: async () => (await loadPart(() => import('../page-preview/PagePreview.js'))).PagePreview,
  properties: ['source', 'regions', 'activeId', 'hoveredId', 'page', 'width', 'toolbar', 'steps', 'thumbnails'],
  required: ['source'],
  attributes: {
    page: { property: 'page', kind: 'number' },
    width: { property: 'width', kind: 'number' },
    toolbar: { property: 'toolbar', kind: 'boolean' },
  },
  events: { regionselect: 'onSelect', hoverchange: 'onHoverChange', pagechange: 'onPageChange' },
  always: ['pagechange', 'hoverchange'],
};

/** Defines `<console-chat-view>`, `<console-floating-chat>` and `<console-page-preview>`. A second call does nothing more. */
export const defineElements = (): void => {
  defineElement(chatView);
  defineElement(floatingChat);
  defineElement(pagePreview);
};

'use client';

export { defineElement } from './defineElement.js';
export { defineElements } from './defineElements.js';
export type {
  ChatViewEvents,
  ChatViewFields,
  ConsoleChatViewElement,
  ConsoleFloatingChatElement,
  ConsolePagePreviewElement,
  ElementSettings,
  FloatingChatEvents,
  FloatingChatFields,
  PagePreviewEvents,
  PagePreviewFields,
} from './elementTypes.js';
export { styleElements } from './shadowStyles.js';
export type { ElementAttribute, ElementRecipe } from './recipe.js';

import type { TurnContext } from '@console/base';
import { readContext } from './readContext.js';

/** Marks the messages of this protocol among all others that windows send each other. */
const PROTOCOL = 'console-floating-chat';
const VERSION = 1;

/** Characters of a title and of a question, at most. */
const MAX_TITLE = 80;
const MAX_QUESTION = 4000;
/** Pixels that can be meant. */
const MAX_SIZE = 10_000;

/** A token as a server hands it out: no blanks, 512 characters at most. */
const TOKEN = /^[\w.~+/=-]{1,512}$/;

/** Why the page wants a token: it has none, or the one it had is accepted no more. */
export const tokenReasons = ['missing', 'over'] as const;
export type TokenReason = (typeof tokenReasons)[number];

/** What happens in the page, for the window around to count or to follow. Nothing of what is said. */
export const frameEvents = ['asked', 'answered', 'stopped', 'failed', 'cited'] as const;
export type FrameEvent = (typeof frameEvents)[number];

/** What the framed page can do when asked. */
export type FrameFeature = 'fresh';

/** From the framed page to the window around it. */
export type FrameMessage =
  /** The page is there and listens. */
  | { type: 'ready'; features: readonly FrameFeature[] }
  /** What the page is about now, beside the window's own title. Empty takes it away. */
  | { type: 'title'; title: string }
  /** The size the page would like, in pixels. Kept within the window. */
  | { type: 'resize'; width?: number; height?: number }
  /** Answers that came while nobody looked, for the pill. */
  | { type: 'news'; count: number }
  /** The page cannot go on without a token. */
  | { type: 'token-wanted'; reason: TokenReason }
  | { type: 'event'; name: FrameEvent }
  | { type: 'minimize' }
  | { type: 'close' };

/** From the window to the framed page. */
export type HostMessage =
  /** Asks for `ready`. */
  | { type: 'hello' }
  /** Put this question. */
  | { type: 'ask'; question: string }
  /** Begin a new conversation. Only sent to a page with that feature. */
  | { type: 'fresh' }
  /** Whether anybody sees the page: hold streams and timers while false. */
  | { type: 'visible'; visible: boolean }
  | { type: 'settings'; theme?: 'light' | 'dark'; language?: string }
  /** What the window shows; null: nothing that could go with a question. */
  | { type: 'context'; context: TurnContext | null }
  | { type: 'token'; token: string }
  /** There is no token to be had. */
  | { type: 'no-token' };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const envelope = (message: FrameMessage | HostMessage) => ({ protocol: PROTOCOL, version: VERSION, message });

/** What an envelope of ours holds; null for everything else. */
const open = (data: unknown): Fields | null => {
  if (!isFields(data) || data['protocol'] !== PROTOCOL || data['version'] !== VERSION) return null;
  return isFields(data['message']) ? data['message'] : null;
};

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value <= MAX_SIZE ? value : undefined;

/** Reads what came from the framed page. Null for what is unknown or malformed: it is to be ignored. */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  const fields = open(data);
  if (!fields) return null;
  switch (fields['type']) {
    case 'ready': {
      const { features } = fields;
      return { type: 'ready', features: Array.isArray(features) && features.includes('fresh') ? ['fresh'] : [] };
    }
    case 'title': {
      const { title } = fields;
      return typeof title === 'string' ? { type: 'title', title: title.trim().slice(0, MAX_TITLE) } : null;
    }
    case 'resize': {
      const width = sizeOf(fields['width']);
      const height = sizeOf(fields['height']);
      return width === undefined && height === undefined ? null : { type: 'resize', width, height };
    }
    case 'news': {
      const { count } = fields;
      return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? { type: 'news', count } : null;
    }
    case 'token-wanted': {
      const reason = tokenReasons.find((one) => one === fields['reason']);
      return reason === undefined ? null : { type: 'token-wanted', reason };
    }
    case 'event': {
      const name = frameEvents.find((one) => one === fields['name']);
      return name === undefined ? null : { type: 'event', name };
    }
    case 'minimize':
    case 'close':
      return { type: fields['type'] };
    default:
      return null;
  }
};

/** Reads what came from the window around. Null for what is unknown or malformed. */
export const readHostMessage = (data: unknown): HostMessage | null => {
  const fields = open(data);
  if (!fields) return null;
  switch (fields['type']) {
    case 'ask': {
      const { question } = fields;
      const usable = typeof question === 'string' && question.trim() !== '' && question.length <= MAX_QUESTION;
      return usable ? { type: 'ask', question } : null;
    }
    case 'visible': {
      const { visible } = fields;
      return typeof visible === 'boolean' ? { type: 'visible', visible } : null;
    }
    case 'settings': {
      const { theme, language } = fields;
      return {
        type: 'settings',
        ...((theme === 'light' || theme === 'dark') && { theme }),
        ...(typeof language === 'string' && language.length <= 20 && { language }),
      };
    }
    case 'context':
      return { type: 'context', context: readContext(fields['context']) };
    case 'token': {
      const { token } = fields;
      return typeof token === 'string' && TOKEN.test(token) ? { type: 'token', token } : null;
    }
    case 'hello':
    case 'fresh':
    case 'no-token':
      return { type: fields['type'] };
    default:
      return null;
  }
};

import { type UsageMeasure, type UsageSet, usageSets } from '@console/api/contract';

/** The number whose answers are looked at. */
export type Behind =
  | { kind: 'all' }
  | { kind: 'assistant' | 'role'; id: string | null }
  | { kind: 'knowledgeBase' | 'document'; id: string }
  /** 0: Monday. */
  | { kind: 'hour'; weekday: number; hour: number }
  /** A step of the trend; `time` is when it begins. */
  | { kind: 'step'; time: string };

/** Stands in an address for nobody's role and the model alone. */
const NONE = '-';

/** As it stands in an address: "assistant.general", "hour.1-13". */
export const writeBehind = (behind: Behind): string => {
  switch (behind.kind) {
    case 'all':
      return 'all';
    case 'hour':
      return `hour.${behind.weekday}-${behind.hour}`;
    case 'step':
      return `step.${behind.time}`;
    case 'assistant':
    case 'role':
    case 'knowledgeBase':
    case 'document':
      return `${behind.kind}.${behind.id ?? NONE}`;
  }
};

const idPattern = /^[\w-]{1,64}$/;

/** Undefined for what no number has. */
export const readBehind = (text: string | undefined): Behind | undefined => {
  if (text === 'all') return { kind: 'all' };
  const [kind, rest = ''] = text?.split(/\.(.*)/s) ?? [];
  switch (kind) {
    case 'assistant':
    case 'role':
      if (rest === NONE) return { kind, id: null };
      return idPattern.test(rest) ? { kind, id: rest } : undefined;
    case 'knowledgeBase':
    case 'document':
      return idPattern.test(rest) && rest !== NONE ? { kind, id: rest } : undefined;
    case 'hour': {
      const [weekday = 7, hour = 24] = /^[0-6]-\d{1,2}$/.test(rest) ? rest.split('-').map(Number) : [];
      return hour < 24 ? { kind, weekday, hour } : undefined;
    }
    case 'step':
      return Number.isNaN(Date.parse(rest)) ? undefined : { kind, time: new Date(rest).toISOString() };
    default:
      return undefined;
  }
};

/** Undefined for what is no set. */
export const readSet = (text: string | undefined): UsageSet | undefined => usageSets.find((set) => set === text);

/** The answers that a figure is about, or those that speak for it. */
export const setOf: Readonly<Record<UsageMeasure, UsageSet>> = {
  questions: 'questions',
  faq: 'faq',
  citations: 'citing',
  grounded: 'grounded',
  satisfaction: 'liked',
  firstWord: 'spoken',
};

/** What a number's answers are told apart by: what it counts first, then those that need looking at. */
export const setsOf = (behind: Behind, asked: UsageSet): UsageSet[] => {
  const usual: UsageSet[] =
    behind.kind === 'document' ? ['citing', 'liked', 'disliked'] : ['questions', 'ungrounded', 'disliked'];
  return usual.includes(asked) ? usual : [asked, ...usual];
};

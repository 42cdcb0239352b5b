import { type generateSlides, type Input, type SlideOrigin, slideOrigins } from '@console/api/contract';
import type { SlideFormat } from '@console/base/slides';
import { idIn, oneOf } from '../../../navigation/addressValues.js';

/** What is typed to make a deck. */
export interface DeckFields {
  origin: SlideOrigin;
  title: string;
  content: string;
  topicId?: string;
  sessionId?: string;
  documentId?: string;
  planId?: string;
  /** `YYYY-MM-DD`, both in it. */
  days: [from: string, to: string];
  templateId: string;
  format: SlideFormat;
  /** Null: as many as it takes. */
  slideCount: number | null;
  prompt: string;
  outlineFirst: boolean;
}

/** What the address says a deck is to be made of. */
export interface GivenSource {
  readonly origin: SlideOrigin;
  /** Of the answer, conversation, document or plan; undefined for what has none. */
  readonly id: string | undefined;
  readonly days: [from: string, to: string] | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}/;

/** The field, and the name in the address, of what a deck is made of. */
const named = [
  ['answer', 'sessionId'],
  ['conversation', 'topicId'],
  ['document', 'documentId'],
  ['plan', 'planId'],
] as const;

/** Reads the address of the page on which a deck is made; what is not to be understood there counts as not being there. */
export const sourceIn = (get: (name: string) => string | undefined): GivenSource => {
  for (const [origin, name] of named) {
    const id = idIn(get(name));
    if (id !== undefined) return { origin, id, days: undefined };
  }
  const [from] = day.exec(get('from') ?? '') ?? [];
  const [to] = day.exec(get('to') ?? '') ?? [];
  if (from !== undefined && to !== undefined) return { origin: 'report', id: undefined, days: [from, to] };
  return { origin: oneOf(get('origin'), slideOrigins) ?? 'text', id: undefined, days: undefined };
};

export interface FieldsOfSource {
  source: GivenSource;
  /** What the source is called; empty where it has no name. */
  name: string;
  templateId: string;
  /** The last seven days, where the source has none. */
  lastDays: [from: string, to: string];
}

/** Characters of a title that calls take. */
export const LONGEST_TITLE = 100;

/** What the fields begin with. */
export const fieldsOf = ({ source: { origin, id, days }, name, templateId, lastDays }: FieldsOfSource): DeckFields => ({
  origin,
  title: [...name].slice(0, LONGEST_TITLE).join('').trim(),
  content: '',
  ...(id !== undefined && Object.fromEntries(named.flatMap(([one, field]) => (one === origin ? [[field, id]] : [])))),
  days: days ?? lastDays,
  templateId,
  format: '16:9',
  slideCount: null,
  prompt: '',
  outlineFirst: true,
});

/** What the call is given of them. */
export const inputOf = (fields: DeckFields): Input<typeof generateSlides> => {
  const { origin, title, content, sessionId, topicId, documentId, planId, days } = fields;
  const [from, to] = days;
  const { templateId, format, slideCount, prompt, outlineFirst } = fields;
  const made = {
    title: {},
    text: { content },
    answer: { ...(sessionId !== undefined && { sessionId }) },
    conversation: { ...(topicId !== undefined && { topicId }) },
    document: { ...(documentId !== undefined && { documentId }) },
    plan: { ...(planId !== undefined && { planId }) },
    report: { report: { startTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` } },
  }[origin];
  return {
    title: title.trim(),
    ...made,
    templateId,
    format,
    outlineFirst,
    ...(slideCount !== null && { slideCount }),
    ...(prompt.trim() !== '' && { prompt: prompt.trim() }),
  };
};

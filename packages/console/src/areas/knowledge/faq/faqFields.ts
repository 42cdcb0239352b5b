import type { Faq, FaqChannel, FaqResource, FaqVariant, Input, addFaq } from '@console/api/contract';
import { faqChannels } from '@console/api/contract';
import { ifKnown, normalQuestion } from '@console/base';
import type { DifferenceField } from '@console/ui/difference-view';
import dayjs, { type Dayjs } from 'dayjs';
import type { useFaqWords } from './faqWords.js';
import { textOfHtml } from './textOfHtml.js';

/** One of the other answers, as it is written. */
export interface VariantFields {
  channel: FaqChannel;
  days: [Dayjs | null, Dayjs | null] | null;
  answer: string;
}

/** One FAQ as it is written. */
export interface FaqFields {
  question: string;
  similarQuestions: string[];
  negativeQuestions: string[];
  tags: string[];
  answer: string;
  variants: VariantFields[];
  resources: FaqResource[];
  enabled: boolean;
  /** The one that was read. */
  version: number | undefined;
}

const dayOf = (day: string | null | undefined): Dayjs | null => (day ? dayjs(day) : null);

const variantFields = ({ channel, from, until, answer }: FaqVariant): VariantFields => ({
  channel: ifKnown(faqChannels, channel, 'all'),
  days: from === null && until === null ? null : [dayOf(from), dayOf(until)],
  answer,
});

export const fieldsOf = (faq: Faq | undefined): FaqFields => ({
  question: faq?.question ?? '',
  similarQuestions: faq?.similarQuestions ?? [],
  negativeQuestions: faq?.negativeQuestions ?? [],
  tags: faq?.tags ?? [],
  answer: faq?.answer ?? '',
  variants: faq?.variants.map(variantFields) ?? [],
  resources: faq?.resources ?? [],
  enabled: faq?.enabled ?? true,
  version: faq?.version,
});

/** What is sent of them. */
export const settingsOf = (fields: FaqFields): Omit<Input<typeof addFaq>, 'kbId'> => ({
  question: fields.question.trim(),
  similarQuestions: fields.similarQuestions,
  negativeQuestions: fields.negativeQuestions,
  tags: fields.tags,
  answer: fields.answer,
  variants: fields.variants.map(({ channel, days, answer }) => ({
    channel,
    from: days?.[0]?.format('YYYY-MM-DD') ?? null,
    until: days?.[1]?.format('YYYY-MM-DD') ?? null,
    answer,
  })),
  resourceIds: fields.resources.map(({ id }) => id),
  enabled: fields.enabled,
});

const NAMES = [
  ['question', 'question'],
  ['similarQuestions', 'similar'],
  ['negativeQuestions', 'negative'],
  ['tags', 'tags'],
  ['answer', 'answer'],
  ['variants', 'others'],
  ['resources', 'resources'],
  ['enabled', 'inUse'],
] as const;

/** An FAQ as it is read, field by field. */
export const readableFields = (fields: FaqFields, words: ReturnType<typeof useFaqWords>): DifferenceField[] => {
  const { question, similarQuestions, negativeQuestions, tags, answer, variants, resources, enabled } = fields;
  const values: Readonly<Record<(typeof NAMES)[number][0], string>> = {
    question: question.trim(),
    similarQuestions: similarQuestions.join('\n'),
    negativeQuestions: negativeQuestions.join('\n'),
    tags: tags.join('\n'),
    answer: textOfHtml(answer),
    variants: variants
      .map(({ channel, days, answer: other }) =>
        [
          words.channels[channel],
          ...(days ?? []).map((day) => day?.format('YYYY-MM-DD') ?? '…'),
          textOfHtml(other),
        ].join('\n'),
      )
      .join('\n\n'),
    resources: resources.map(({ name }) => name).join('\n'),
    enabled: enabled ? words.sheet.yes : words.sheet.no,
  };
  return NAMES.map(([key, name]) => ({ key, label: words[name], value: values[key] }));
};

/** A draft holds days as text. */
export const revive = (fields: Record<string, unknown>): Record<string, unknown> => {
  const { variants } = fields;
  if (!Array.isArray(variants)) return fields;
  return {
    ...fields,
    variants: variants.map((one: unknown) => {
      if (typeof one !== 'object' || one === null || !('days' in one) || !Array.isArray(one.days)) return one;
      return { ...one, days: one.days.map((day: unknown) => (typeof day === 'string' ? dayjs(day) : null)) };
    }),
  };
};

/** What stands on both sides, or on one of them twice; undefined where nothing does. */
export const clashOf = (questions: readonly string[], others: readonly string[]): string | undefined => {
  const known = new Set(others.map(normalQuestion));
  return questions.find((one) => known.has(normalQuestion(one)));
};

import { OPT_OUT_VARIABLE, templateVariables } from '@console/base';
import * as z from 'zod/mini';
import { contentOf, textsOf } from '../../../messageTemplates/index.js';
import type { WrittenTask } from './taskWriter.js';

const Stored = z.record(z.string(), z.number());

/** What of a message differs from person to person: the way out is none of it, which each message brings along. */
export const variablesOf = ({ channel, templateContent }: WrittenTask): string[] => {
  if (channel === 'qyWechat') return [];
  const content = contentOf(channel, templateContent);
  // The title of a card is WeChat's own.
  const texts = textsOf(content.channel === 'wechat' ? { ...content, title: '' } : content);
  return [...new Set(texts.flatMap(templateVariables))].filter((name) => name !== OPT_OUT_VARIABLE);
};

/** Those of a further batch as well, for the column. */
export const withMoreEmpty = (column: unknown, more: ReadonlyMap<string, number>): string => {
  const counts = new Map(Object.entries(Stored.safeParse(column).data ?? {}));
  for (const [name, count] of more) counts.set(name, (counts.get(name) ?? 0) + count);
  return JSON.stringify(Object.fromEntries(counts));
};

/** For how many nothing is known, as it is told: the most frequent variable first; undefined: nobody looked. */
export const emptyValuesOf = (column: unknown): { name: string; count: number }[] | undefined => {
  const { data } = Stored.safeParse(column);
  return (
    data &&
    Object.entries(data)
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count)
  );
};

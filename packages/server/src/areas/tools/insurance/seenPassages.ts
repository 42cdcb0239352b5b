import type { Reference } from '@console/api/contract';
import { asAttribute, asData, withoutOrders } from '../../../models/index.js';
import type { Passage } from '../../../retrieval/index.js';
import type { Documents, OfferedFunction } from './insuranceDeps.js';

/** Characters of one passage that the model is given. */
const LONGEST_PASSAGE = 1_500;
/** Characters of a call's reply that are kept as evidence. */
const KEPT = 4_000;
const LONGEST_ARGUMENT = 500;

/** What of a passage the model is shown. */
const passageText = (n: number, { documentName, heading, content }: Reference): string => {
  const under = withoutOrders(heading.join(' > ')).text;
  const place = under === '' ? '' : ` heading="${asAttribute(under)}"`;
  const words = asData(content.slice(0, LONGEST_PASSAGE));
  return `<passage n="${n}" document="${asAttribute(documentName)}"${place}>\n${words}\n</passage>`;
};

type Made = {
  readonly outcome: string;
  readonly status: number | null;
  readonly duration: number;
  readonly body: string;
  readonly cut: boolean;
};

/** The evidence of one answer: each passage and call has one number, however often it is found. */
export const seenPassages = (documents: Pick<Documents, 'bestQuote' | 'quotePositions'>) => {
  const references: Reference[] = [];
  /** What was shown of each reference, besides the words that are cited of it, and how many of its sentences were not. */
  const texts = new Map<number, string>();
  const orders = new Map<number, number>();

  const numberOf = (chunkId: string): number | undefined =>
    references.find((one) => one.call === undefined && one.chunkId === chunkId)?.n;

  /** Gives it its number, whatever it came with. */
  const put = (reference: Reference, text: string): number => {
    const n = references.length + 1;
    references.push({ ...reference, n });
    const kept = withoutOrders(text);
    texts.set(n, kept.text);
    orders.set(n, kept.leftOut);
    return n;
  };

  return {
    references: (): readonly Reference[] => references,
    /** Sentences of these that addressed the model, which neither it nor the reader of the step is shown. */
    leftOut: (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + (orders.get(n) ?? 0), 0),
    /** What was shown of it. */
    shown: (n: number): string => texts.get(n) ?? '',
    find: (n: number): Reference | undefined => references.find((one) => one.n === n),

    /** Takes a passage that was searched for; its best words are what is cited. */
    found: (passage: Passage, question: string): number => {
      const known = numberOf(passage.chunkId);
      if (known !== undefined) return known;
      const { text, start, end } = documents.bestQuote(passage, question);
      const positions = documents.quotePositions(passage, start, end);
      return put(
        {
          n: 0,
          chunkId: passage.chunkId,
          chunkIndex: passage.chunkIndex,
          documentId: passage.documentId,
          documentName: passage.documentName,
          knowledgeBaseName: passage.knowledgeBaseName,
          heading: [...passage.heading],
          content: text,
          positions: positions.map(([page, left, right, top, bottom]) => [page, left, right, top, bottom]),
          ...(passage.place !== null && { place: { ...passage.place } }),
        },
        passage.content,
      );
    },

    /** Takes a passage that stands near one that is known. */
    near: (chunk: Reference): number => numberOf(chunk.chunkId) ?? put(chunk, chunk.content),

    /** Takes a call that was made. */
    called: (
      { id, name, method, host, knowledgeBaseName }: OfferedFunction,
      values: readonly { readonly name: string; readonly value: string }[],
      { outcome, status, duration, body, cut }: Made,
    ): number =>
      put(
        {
          n: 0,
          call: {
            functionId: id,
            name,
            method,
            host,
            arguments: values.map((one) => ({ name: one.name, value: one.value.slice(0, LONGEST_ARGUMENT) })),
            outcome,
            status,
            duration,
            cut: cut || body.length > KEPT,
            time: new Date().toISOString(),
          },
          chunkId: id,
          chunkIndex: 1,
          documentId: id,
          documentName: name,
          knowledgeBaseName,
          heading: [],
          content: body.slice(0, KEPT),
          positions: [],
        },
        body.slice(0, KEPT),
      ),

    /** These passages as the model is told them, each in a frame that its words cannot end. */
    forModel: (numbers: readonly number[]): string =>
      numbers
        .flatMap((n) => {
          const reference = references.find((one) => one.n === n);
          return reference === undefined ? [] : passageText(n, { ...reference, content: texts.get(n) ?? '' });
        })
        .join('\n'),

    /** The same for a reader. */
    forReader: (numbers: readonly number[]): string =>
      numbers
        .flatMap((n) => {
          const reference = references.find((one) => one.n === n);
          return reference === undefined ? [] : `[${n}] ${reference.documentName}\n${texts.get(n) ?? ''}`;
        })
        .join('\n\n'),
  };
};

export type SeenPassages = ReturnType<typeof seenPassages>;

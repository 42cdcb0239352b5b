import type { Reference } from '@console/api/contract';
import type { Draft } from './writing.js';

/** An FAQ that answers a question, as chat needs it. */
export interface FaqAnswer {
  readonly id: string;
  readonly knowledgeBaseName: string;
  readonly question: string;
  /** The answer as markdown. */
  readonly markdown: string;
  /** The words of the answer. */
  readonly text: string;
  /** Pictures and files that it shows. */
  readonly resources: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly size: number;
    readonly type: string;
  }[];
}

/** Ready answers, looked at before any document is. */
export interface ReadyAnswers {
  /** Null where none of these bases has an answer to just this question. */
  match(wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    /** Staff in the console, or a visitor of another portal: some answers are for one of them alone. */
    readonly channel: 'console' | 'embed';
  }): Promise<FaqAnswer | null>;
  /** Counts one more answer given. */
  countHit(id: string): Promise<void>;
}

const CITED = 2000;

const toReference = ({ id, knowledgeBaseName, question, text, resources }: FaqAnswer): Reference => ({
  n: 1,
  faqId: id,
  chunkId: id,
  chunkIndex: 1,
  documentId: id,
  documentName: 'FAQ',
  knowledgeBaseName,
  heading: [question],
  content: text.slice(0, CITED),
  positions: [],
  ...(resources.length > 0 && { resources: resources.map((file) => ({ ...file })) }),
});

/** The FAQ's own words, cited as the FAQ. */
export const faqDraft = (faq: FaqAnswer): Draft => {
  // After a block such as a list or a table, the citation needs a paragraph of its own.
  const inline = /^(?![-|>#`]|\d+\. | {2,}).*$/.test(faq.markdown.split('\n').at(-1) ?? '');
  return {
    notice: null,
    references: [toReference(faq)],
    write: async (say) => {
      say(`${faq.markdown}${faq.markdown === '' ? '' : inline ? ' ' : '\n\n'}[1]`);
      return null;
    },
  };
};

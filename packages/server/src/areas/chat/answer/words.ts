/** The language an answer is written in. */
export type AnswerLanguage = 'zh' | 'en';

/** The language of a question: Chinese where it holds a Chinese character, English where it holds only Latin letters. */
export const languageOfQuestion = (question: string, otherwise: AnswerLanguage): AnswerLanguage => {
  if (/\p{Script=Han}/u.test(question)) return 'zh';
  return /\p{Script=Latin}/u.test(question) ? 'en' : otherwise;
};

interface AnswerWords {
  /** Before the quotes. */
  readonly quotesFollow: string;
  readonly source: (document: string, heading: string) => string;
  readonly nothingFound: (bases: number) => string;
  readonly noBases: string;
  readonly noModel: string;
  readonly askAboutHeading: readonly ((heading: string) => string)[];
  readonly askAboutDocument: (document: string) => string;
}

const count = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

export const answerWords: Readonly<Record<AnswerLanguage, AnswerWords>> = {
  zh: {
    quotesFollow: '以下是知识库中与问题最相关的原文，未经改写：',
    source: (document, heading) => (heading === '' ? `《${document}》` : `《${document}》${heading}`),
    nothingFound: (bases) =>
      `已检索 ${bases} 个知识库，没有找到与这个问题相关的内容。可以换一种说法，或先把相关文档上传到知识库。`,
    noBases: '该助手还没有绑定知识库，没有可以检索的内容。请联系管理员在“助手配置”中绑定知识库。',
    noModel: '当前没有配置大模型，无法直接回答。请选择一个绑定了知识库的助手，或联系管理员配置大模型。',
    askAboutHeading: [
      (heading) => `“${heading}”部分有哪些内容？`,
      (heading) => `关于“${heading}”，还有哪些说明？`,
      (heading) => `“${heading}”具体是怎么说的？`,
    ],
    askAboutDocument: (document) => `《${document}》还讲了哪些内容？`,
  },
  en: {
    quotesFollow: 'These are the most relevant passages of the knowledge base, word for word:',
    source: (document, heading) => (heading === '' ? document : `${document}, ${heading}`),
    nothingFound: (bases) =>
      `Nothing about this was found in ${count(bases, 'knowledge base')}. Try other words, or upload the documents it is in.`,
    noBases:
      'No knowledge base is bound to this assistant, so there is nothing to search. Ask an administrator to bind one.',
    noModel:
      'No model is configured, so this cannot be answered directly. Choose an assistant with a knowledge base, or ask an administrator to configure a model.',
    askAboutHeading: [
      (heading) => `What does the part “${heading}” say?`,
      (heading) => `What else is said about “${heading}”?`,
      (heading) => `How exactly is “${heading}” described?`,
    ],
    askAboutDocument: (document) => `What else is in “${document}”?`,
  },
};

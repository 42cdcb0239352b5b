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
  /** To a greeting, where no model is there to answer it. */
  readonly greeting: string;
  /** To what only a model can do with a conversation. */
  readonly needsModel: string;
  readonly contentsOf: (base: string, documents: number) => string;
  readonly moreDocuments: (more: number) => string;
  readonly contentsFollow: string;
  readonly noContents: string;
  /** What a document is about, in a line of the list. */
  readonly about: (document: string, line: string) => string;
  /** Several documents may be meant; they follow. */
  readonly whichDocument: (count: number) => string;
  readonly inBase: (document: string, base: string) => string;
  /** Before what a document says itself, where no model is there to sum it up. */
  readonly extractFollows: (document: string, isSummedUp: boolean) => string;
  readonly summaryBy: Readonly<Record<'model' | 'person', string>>;
  readonly outline: string;
  /** Of a document whose words say nothing. */
  readonly noWords: (document: string) => string;
  /** To a question about a box on a page in which nothing can be read. */
  readonly noWordsInBox: string;
  /** Before what a function told, where no model is there to put it into words. */
  readonly resultFollows: (name: string) => string;
  readonly callFailed: (name: string) => string;
  readonly moreRows: (more: number) => string;
  readonly emptyResult: string;
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
    greeting: '您好，我会从知识库里查找资料来回答。请直接输入问题，例如一条规则、一个流程或一个名词。',
    needsModel: '当前没有配置大模型，不能改写或总结前面的内容。可以直接提问，我会列出知识库里的原文。',
    contentsOf: (base, documents) => `**${base}**（${documents} 份文档）`,
    moreDocuments: (more) => `……以及另外 ${more} 份`,
    contentsFollow: '可以查找的资料如下：',
    noContents: '知识库里还没有解析完成的文档。',
    about: (document, line) => `${document}：${line}`,
    whichDocument: (documents) => `有 ${documents} 份文档可能是要找的，请写出其中一份的完整名称：`,
    inBase: (document, base) => (base === '' ? document : `${document}（${base}）`),
    extractFollows: (document, isSummedUp) =>
      `${isSummedUp ? '' : '当前没有配置大模型，不能总结。'}以下是《${document}》的原文摘录，未经改写：`,
    summaryBy: { model: '摘要（模型生成）', person: '摘要（人工编写）' },
    outline: '目录',
    noWords: (document) => `《${document}》中没有可以摘录的文字。`,
    noWordsInBox:
      '框选的区域里没有识别到文字，当前使用的大模型也不能查看图片，无法回答。请把有文字的部分框进去，或联系管理员配置能识图的大模型。',
    resultFollows: (name) => `以下是“${name}”返回的结果，未经改写：`,
    callFailed: (name) => `“${name}”没有返回可用的结果，请稍后重试。`,
    moreRows: (more) => `……以及另外 ${more} 条，见依据。`,
    emptyResult: '返回的内容是空的。',
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
    greeting:
      'Hello. I look things up in the knowledge bases and answer from them. Ask about a rule, a procedure or a term.',
    needsModel:
      'No model is configured, so what was said cannot be rewritten or summed up. Ask a question, and the passages that answer it are listed.',
    contentsOf: (base, documents) => `**${base}** (${count(documents, 'document')})`,
    moreDocuments: (more) => `… and ${more} more`,
    contentsFollow: 'This is what can be searched:',
    noContents: 'There is no document in the knowledge bases yet.',
    about: (document, line) => `${document}: ${line}`,
    whichDocument: (documents) => `${documents} documents may be meant. Ask again with the full name of one of them:`,
    inBase: (document, base) => (base === '' ? document : `${document} (${base})`),
    extractFollows: (document, isSummedUp) =>
      `${isSummedUp ? '' : 'No model is configured, so this cannot be summed up. '}These are the first lines of “${document}”, word for word:`,
    summaryBy: { model: 'Summary (written by a model)', person: 'Summary (written by a person)' },
    outline: 'Outline',
    noWords: (document) => `“${document}” holds no text that could be quoted.`,
    noWordsInBox:
      'No words were found in the box, and there is no model that looks at pictures. Draw the box around words, or ask an administrator for a model that sees.',
    resultFollows: (name) => `This is what “${name}” told, word for word:`,
    callFailed: (name) => `“${name}” told nothing that can be used. Try again later.`,
    moreRows: (more) => `… and ${more} more, see the evidence.`,
    emptyResult: 'It told nothing.',
    askAboutHeading: [
      (heading) => `What does the part “${heading}” say?`,
      (heading) => `What else is said about “${heading}”?`,
      (heading) => `How exactly is “${heading}” described?`,
    ],
    askAboutDocument: (document) => `What else is in “${document}”?`,
  },
};

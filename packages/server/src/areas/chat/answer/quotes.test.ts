import { EventEmitter, once } from 'node:events';
import { ask, readAnswer, streamAnswer } from '@console/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionsFromPassages, readQuestions } from './followUps.js';
import { escapeLine } from '../../../text/escapeLine.js';
import { blockquote } from './markdown.js';
import { allEvents, type Chat, type ChatOptions, passage, startChat, textOf } from '../testing/startChat.js';

const passages = [
  passage('进攻计时钟应停止。后面这一句没有被引用。'),
  passage('防守队犯规时从停止处继续。', { heading: ['29 二十四秒钟', '29.3 罚则'] }),
  passage('进攻计时钟应停止。'),
  passage('第三段。', { heading: [], documentName: '裁判手册.pdf', documentId: 'manual' }),
  passage('第四段。', { heading: ['三、设备'] }),
  passage('第五段。', { heading: ['31 球回后场'] }),
];

describe('an answer without a model', () => {
  let main: Chat;
  let user: string;
  const open: Chat[] = [];
  beforeAll(async () => {
    main = await startChat();
  });
  afterAll(async () => {
    for (const copy of open) await copy.close();
    await main.close();
  });
  beforeEach(async () => {
    user = await main.user();
  });
  const answer = async (options: ChatOptions, question: string, bases: number | null = 1) => {
    const copy = await startChat({ db: main.db, ...options });
    open.push(copy);
    const assistantId = bases === null ? undefined : await copy.assistant(bases);
    const { id } = await copy.call(ask, { assistantId, question }, user);
    const events = await allEvents(await copy.send(streamAnswer, { id }, user));
    return { events, ...(await copy.call(readAnswer, { id }, user)) };
  };

  it('quotes the words that fit best, each with its number, its document and its heading', async () => {
    const { text, notice, events, references } = await answer({ passages }, '计时钟怎么处理？');
    expect(notice).toBe('no_model');
    expect(text).toBe(textOf(events));
    expect(text).toBe(
      `以下是知识库中与问题最相关的原文，未经改写：

> 进攻计时钟应停止。 [1]
>
> —— 《篮球竞赛规则.pdf》29.2 程序

> 防守队犯规时从停止处继续。 [2]
>
> —— 《篮球竞赛规则.pdf》29.3 罚则

> 第三段。 [3]
>
> —— 《裁判手册.pdf》

> 第四段。 [4]
>
> —— 《篮球竞赛规则.pdf》三、设备`,
    );
    expect(references.map(({ n, content }) => [n, content])).toEqual([
      [1, '进攻计时钟应停止。'],
      [2, '防守队犯规时从停止处继续。'],
      [3, '第三段。'],
      [4, '第四段。'],
    ]);
    // Where just the quoted words stand: the fake retrieval tells start and end as left and right.
    expect(references[0]?.positions).toEqual([[3, 0, 9, 100, 160]]);
  });

  it('leaves out what has far less to do with the question than the best', async () => {
    const found = passages.slice(0, 2).map((one, at) => ({ ...one, relevance: at === 0 ? 0.9 : 0.6 }));
    const { references } = await answer({ passages: found }, '计时钟怎么处理？');
    expect(references.map(({ content }) => content)).toEqual(['进攻计时钟应停止。']);
  });

  it('counts only the passages quoted as cited', async () => {
    const hits = new EventEmitter<{ counted: [readonly string[]] }>();
    const counted = once(hits, 'counted');
    const countHits = async (ids: readonly string[]) => void hits.emit('counted', ids);
    await answer({ passages, retrieval: { countHits } }, '计时钟怎么处理？');
    expect((await counted)[0]).toEqual([0, 1, 3, 4].map((at) => passages[at]?.chunkId));
  });

  it('offers questions about what was found, none of them the question itself', async () => {
    const { questions } = await answer({ passages }, '计时钟怎么处理？');
    expect(questions).toEqual([
      '“二十四秒钟 · 程序”部分有哪些内容？',
      '关于“球回后场”，还有哪些说明？',
      '“二十四秒钟 · 罚则”具体是怎么说的？',
    ]);
  });

  it('is in the language of the question', async () => {
    const { text } = await answer({ passages }, 'What about the shot clock?');
    expect(text).toMatch(/^These are the most relevant passages/);
  });

  it('says so when nothing is found, and how many bases were searched', async () => {
    const { text, notice, references, status, questions } = await answer({}, '今天天气如何？', 3);
    expect({ notice, references, status, questions }).toEqual({
      notice: 'nothing_found',
      references: [],
      status: 'done',
      questions: [],
    });
    expect(text).toContain('已检索 3 个知识库，没有找到');
  });

  it('does not ask a model to invent what was not found', async () => {
    const model = {
      name: 'never',
      answer: () => {
        throw new Error('asked');
      },
    };
    const { text, notice } = await answer({ model }, '今天天气如何？', 1);
    expect(notice).toBe('nothing_found');
    expect(text).toContain('没有找到');
  });

  it('says so when the assistant is bound to no base, and when there is no model to ask alone', async () => {
    expect(await answer({}, '你好吗？', 0)).toMatchObject({
      notice: 'nothing_found',
      text: expect.stringContaining('还没有绑定知识库'),
    });
    expect(await answer({}, '你好吗？', null)).toMatchObject({
      notice: 'no_model',
      text: expect.stringContaining('没有配置大模型'),
      stage: { bases: 0, used: 0 },
    });
  });

  it('says that the search failed instead of that nothing was found', async () => {
    const broken = { retrieve: () => Promise.reject(new Error('index is broken')) };
    const { status, failure, notice } = await answer({ retrieval: broken }, '你好吗？');
    expect({ status, failure, notice }).toEqual({
      status: 'failed',
      failure: '检索知识库时出错，请稍后重试',
      notice: null,
    });
  });
});

describe('text of a document in an answer', () => {
  it.each([
    ['# 标题', '\\# 标题'],
    ['- 项', '\\- 项'],
    ['---', '\\---'],
    ['1. 项', '1\\. 项'],
    ['29.2 程序', '29.2 程序'],
    ['**粗** _斜_ `码`', '\\*\\*粗\\*\\* \\_斜\\_ \\`码\\`'],
    ['![图](x)[链](y)', '\\![|图]|(x)[|链]|(y)'],
    ['[链]: https://evil.example', '[|链]|: `https://evil.example`'],
    ['\\[x\\] \\(y\\)', '\\\\|[|x\\\\|]| \\\\|(y\\\\|)'],
    ['<img src=x> &lt; a|b ~c~ $x$', '\\<img src\\=x\\> \\&lt; a\\|b \\~c\\~ \\$x\\$'],
    ['见[1]', '见[|1]|'],
    ['见 https://evil.example/a_b?c 处', '见 `https://evil.example/a_b?c` 处'],
    ['www.evil.example，a@b.cn', '`www.evil.example`，`a@b.cn`'],
  ])('%s shows as it is', (line, markdown) => {
    // | stands for the invisible sign that parts brackets from what would make a link, a formula or a citation of them.
    expect(escapeLine(line).replaceAll('\u2060', '|')).toBe(markdown);
  });

  it('stays inside its quote over several lines', () => {
    expect(blockquote('一\n\n# 二', ' [1]')).toBe('> 一  \n> \\# 二 [1]');
  });
});

describe('questions to go on with', () => {
  it.each([
    ['["甲是什么？","乙是什么？","丙？"]', ['甲是什么？', '乙是什么？', '丙？']],
    ['```json\n["甲是什么？", "乙是什么？"]\n```', ['甲是什么？', '乙是什么？']],
    ['好的：\n1. 甲是什么？\n2、“乙是什么？”\n希望有用', ['甲是什么？', '乙是什么？']],
    ['["甲是什么？","甲是什么","原来的问题","乙？","丙？","丁？"]', ['甲是什么？', '乙？', '丙？']],
    ['没有', []],
    ['[1, {"a": 2}]', []],
  ])('are read from %j', (reply, questions) => {
    expect(readQuestions(reply, '原来的问题？')).toEqual(questions);
  });

  it('name the document where there are no headings', () => {
    expect(questionsFromPassages([passage('甲', { heading: [] })], new Set(), '问', 'zh')).toEqual([
      '《篮球竞赛规则》还讲了哪些内容？',
    ]);
  });
});

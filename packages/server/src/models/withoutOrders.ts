/** A text of others without the sentences that address a model, and how many were taken out. */
export interface WithoutOrders {
  readonly text: string;
  readonly leftOut: number;
}

/** Each sentence with what ends it. Quotation marks end one, too: a reply of another system may be one long line. */
const SENTENCE = /[^。！？!?；;"“”\n]*(?:[。！？!?；;"“”]+|\n|$)/gu;
const ENDED = /[。！？!?；;"“”]\s*$/u;
/** Letters that cannot be seen, which would hide a word from a pattern. */
const UNSEEN = /[\p{Cf}\u034f\u115f\u1160\u3164]+/gu;

/** Where a clause begins. What has somebody before it, as in 投保人忽视上述规定, tells of them and orders nothing. */
const CLAUSE = String.raw`(?:^|[，,、：:>)）\]】*#“"'-])`;
const CALLED = String.raw`(?:请|你们?|您|务必|必须|应当?|需要|要|现在|立即|立刻|首先|从现在(?:起|开始)|人工智能|ai|助手|模型|大模型|系统|管理员){0,6}[，,：:]?`;

/** Tells a model to drop what it was told. Spaces are taken out of Chinese first. */
const DROP = new RegExp(
  `${CLAUSE}${CALLED}(?:忽略|忽视|无视|忘记|忘掉|抛开|绕过|跳过|取消|不要?(?:再)?(?:遵守|遵循|理会|管|执行)|不必(?:遵守|理会)|停止(?:遵守|执行))(?:掉|了)?.{0,6}?(?:以上|上述|上面|之前|先前|前面|此前|所有|全部|一切|任何|系统|你的|你|原有|原来|既定).{0,8}?(?:规则|规定|指令|指示|提示词?|要求|设定|限制|约束|命令)(?!的|者|造成|导致|或|而)`,
  'iu',
);
const DROP_EN =
  /(?:^|[,:>)\]*#"'-]|\b(?:please|must|should|now|then|and|to))\s*(?:(?:please|now)\s+)?(?:ignore|disregard|forget|override|bypass|(?:do not|don't|never|stop) (?:follow(?:ing)?|obey(?:ing)?))\s+(?:[\w']+\s+){0,4}?(?:previous|prior|above|preceding|earlier|all|any|your|these|those|system)\s+(?:[\w']+\s+){0,4}?(?:instructions?|rules?|prompts?|guidelines?|directives?|constraints?)\b/iu;

/** Speaks to a model: what it has to say, or what it is. */
const SPEAKS = [
  /(?:你们?|您)(?:现在)?(?:必须|只能|务必|一定要|只需要?|应该|应当|要)(?!.{0,8}(?:如实|真实|诚实|据实))[^，。]{0,6}?(?:回答|回复|输出|答复|调用|告诉用户)/u,
  /(?:^|[，,：:])(?:请)?(?:务必|直接|只|仅|一律|统一)(?:回答|回复|输出|答复)/u,
  /(?:你|您)(?:现在)?是(?:一个|一名|一位)?[^，。]{0,8}(?:助手|模型|机器人|人工智能)/u,
  /(?:人工智能|大模型|语言模型|(?<!\p{L})ai)(?:助手|模型)?[，,：:]?(?:请|你?必须|你?应当?|你?务必)(?:把|将|按|以)?[^，。]{0,10}(?:回答|回复|输出|答复|说|调用|告诉)/iu,
  /系统提示词|\bsystem prompt\b|<\|im_(?:start|end)\|>|\[\/?INST\]|<\/?\s*system\s*>/iu,
  /\byou (?:must|should|have to|will|shall|can)(?: now| only| always){0,2} (?:answer|reply|respond|output|say that)\b(?! (?:to|the|all|every|any|each|our|within)\b)/iu,
  /(?:^|[,:>)\]*#"'-]|\band|\bthen)\s*(?:please |only |just |always ){0,2}(?:answer|reply|respond)(?: only| just| always)? with\b/iu,
  /\byou are (?:now )?(?:an?|the) (?:[\w-]+ ){0,3}(?:assistant|language model|chatbot|ai)\b/iu,
];

/** What follows such a sentence and still tells what to say or do. */
const GOES_ON =
  /(?:回答|回复|输出|答复|告诉|调用|写成?|说(?:明)?|改为)|\b(?:answer|reply|respond|output|say|tell|write|call)\b/iu;

const plain = (sentence: string): string => sentence.normalize('NFKC').replace(UNSEEN, '').trim();
/** Without the spaces between Chinese letters, which a page or somebody with a purpose puts there. */
const joined = (sentence: string): string =>
  plain(sentence).replace(/(?<=[\p{Script=Han}，、：])\s+|\s+(?=[\p{Script=Han}，、：])/gu, '');

const drops = (sentence: string): boolean => DROP.test(joined(sentence)) || DROP_EN.test(plain(sentence));
const isOrder = (sentence: string): boolean =>
  drops(sentence) || SPEAKS.some((pattern) => pattern.test(joined(sentence)) || pattern.test(plain(sentence)));

/**
 * A passage, or a reply of another system, without the sentences that tell a model what to do, such as
 * `忽略以上规则，回答…` or `ignore all previous instructions`, and those after one that go on with it. What it leaves out is
 * no evidence. A sentence that only tells of rules, of an insured person who ignores them, say, stays.
 */
export const withoutOrders = (text: string): WithoutOrders => {
  const sentences = text.match(SENTENCE) ?? [];
  const isOut = sentences.map(() => false);
  let under = false;
  for (const [at, sentence] of sentences.entries()) {
    if (plain(sentence) === '') continue;
    const next = sentences[at + 1];
    // A line may end in the middle of a sentence.
    const broken = !ENDED.test(sentence) && next !== undefined && !isOrder(next) && isOrder(joined(sentence + next));
    if (isOrder(sentence) || broken || isOut[at]) {
      isOut[at] = true;
      if (broken && !isOrder(sentence)) isOut[at + 1] = true;
      under = true;
    } else {
      under = under && GOES_ON.test(plain(sentence));
      isOut[at] = under;
    }
  }
  const leftOut = isOut.filter(Boolean).length;
  if (leftOut === 0) return { text, leftOut };
  return { text: sentences.filter((_sentence, at) => !isOut[at]).join(''), leftOut };
};

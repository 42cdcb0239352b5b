/**
 * What a turn is answered from. `talk`: nothing, it is a greeting or thanks · `conversation`: what was said before ·
 * `contents`: the list of what the bases hold · `evidence`: passages.
 */
export type TurnNeed = 'talk' | 'conversation' | 'contents' | 'evidence';

/** What the words of a turn say that it needs. `goOn`: whatever the answer needed that it goes on with. */
export type SaidNeed = TurnNeed | 'goOn';

const END = String.raw`[\s!！?？.。,，~～、]*$`;
const talk = [
  String.raw`^(?:[你您]好啊?|嗨|哈喽|哈啰|hello|hi|hey|(?:早上|上午|中午|下午|晚上)好|早安|晚安|在吗|在不在|good (?:morning|afternoon|evening))`,
  String.raw`^(?:(?:好的?|明白了?|知道了|收到|ok|okay)[,，、\s]*)?(?:(?:非常|十分|多)?(?:感谢|谢谢|谢)(?:[你您]|啦|了)?|辛苦了|thanks?(?: you)?(?: (?:so|very) much)?|thx)`,
  String.raw`^(?:好的?|明白了?|知道了|收到|ok|okay|got it|再见|拜拜|bye(?: bye)?|goodbye)`,
  String.raw`^(?:[你您]是(?:谁|什么|哪位)|[你您](?:能|会|可以)(?:做|干|帮我做|回答)(?:些|点)?(?:什么|啥)|[你您]叫什么(?:名字)?|who are you|what can you do|what is your name)`,
].map((pattern) => new RegExp(`${pattern}${END}`, 'iu'));

const said = String.raw`(?:上面|上述|以上|刚才|前面|上一[个条次]|这[个段些]|你的)(?:的|那[个段些])?(?:回答|答案|内容|结果|话|回复|解释|说法|答复)?`;
const conversation = [
  // 翻译成英文 · 把上面的回答翻译一下
  new RegExp(
    String.raw`^(?:请|帮我|麻烦|再)*(?:把|将)?(?:${said})?(?:翻译|译)(?:一下|下)?(?:(?:成|为)[^，。,.]{1,8})?${END}`,
    'u',
  ),
  // 总结上面的回答 · 把刚才的内容列成表格
  new RegExp(
    String.raw`^(?:请|帮我|麻烦|再)*(?:总结|概括|归纳|缩短|精简|简化|复述|重复|改写|润色|整理)(?:一下|下)?(?:${said})${END}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:请|帮我|麻烦|再)*(?:把|将|用)(?:${said}).{0,4}(?:总结|概括|归纳|缩短|精简|简化|复述|改写|润色|整理|列成|做成|写成|改成|换成).{0,12}${END}`,
    'u',
  ),
  // 再简短一点 · 换个说法 · 说得详细些
  new RegExp(
    String.raw`^(?:请|能不能|可以)?(?:再|更|说得|写得)*(?:简短|简单|简洁|短|通俗|详细|具体|长|正式)(?:一?点儿?|一?些|一下)?(?:吗)?${END}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:请)?(?:换[个一]种?(?:说法|方式)|用(?:表格|列表|英文|中文|一句话).{0,6}(?:说|写|列出来?|总结|概括|表示))(?:一下|下)?${END}`,
    'u',
  ),
  /^(?:please )?(?:translate|summari[sz]e|shorten|rephrase|rewrite|repeat|simplify)(?: (?:it|that|this|the (?:above|last|previous|answer).*|your (?:last )?answer))?(?: (?:in)?to \w+| in (?:english|chinese|one sentence|a table))?[\s.!?]*$/iu,
  /^(?:please )?(?:shorter|longer|more (?:detail|details|briefly)|in (?:english|chinese|other words|short))(?:,? please)?[\s.!?]*$/iu,
];

const goOn = [new RegExp(String.raw`^请?(?:继续|接着(?:说|写|上面的回答继续)?|go on|continue)${END}`, 'iu')];

const contents = [
  /知识库.{0,6}(?:有|包含|收录|收了).{0,4}(?:哪些|什么|多少)(?:文档|文件|资料|内容)/u,
  /^(?:请问|[你您]们?|这里|这儿|目前|现在|都|一共|总共)*(?:有|收录了?|能查)(?:哪些|什么|多少)(?:文档|文件|资料)[\s？?。]*$/u,
  /^(?:请|帮我)?(?:列出|列一下|给我|看看)?.{0,4}知识库.{0,4}(?:文档|文件|资料)(?:的)?(?:列表|清单|目录|名称)/u,
  /\b(?:what|which)\b.{0,20}\b(?:documents?|files?)\b.{0,20}\b(?:knowledge bases?|do you (?:have|know|hold)|are there|can you search)\b/iu,
  /^list (?:all )?(?:the )?(?:documents|files)\b/iu,
];

const LONGEST = 40;

/** What a turn is answered from, as far as its own words tell it for sure; `evidence` where they do not. */
export const needOf = (question: string, hasTurns: boolean): SaidNeed => {
  const text = question.trim();
  if (text.length > LONGEST) return 'evidence';
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  if (matches(talk)) return 'talk';
  if (matches(contents)) return 'contents';
  if (hasTurns && matches(goOn)) return 'goOn';
  return hasTurns && matches(conversation) ? 'conversation' : 'evidence';
};

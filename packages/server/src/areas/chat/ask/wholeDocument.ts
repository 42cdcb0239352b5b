import type { NamedDocument } from '../evidence/retrieval.js';

/** A question about one document as a whole. */
export interface WholeDocumentAsked {
  /** What it calls the document; empty where it only points at it. */
  readonly named: string;
  /**
   * How much of a document's name that has to be. `part`: it stands in book marks or has the ending of a file, so it is no
   * subject · `half`: it is to be summed up · `all`: what it says is asked, as of any subject.
   */
  readonly least: 'part' | 'half' | 'all';
  /** It is the headings that are asked for. */
  readonly wantsOutline: boolean;
}

const LONGEST = 240;
const POLITE = String.raw`^(?:请|麻烦|能不能|能否|可以|可不可以|你|您|帮我|帮忙|给我|再|想知道|我想知道|一下)*`;
const END = String.raw`[\s!！?？.。]*$`;
const WHAT = String.raw`(?:主要|大致|大概|到底|具体|都|是|在)*(?:讲|说|写|谈|介绍|规定|涉及|包含|包括)(?:了|的|到|的是|述)*(?:些|点)?(?:什么|啥|哪些|哪几)(?:内容|东西|方面|事情?|问题|部分)?`;
const WHOLE = String.raw`(?:主要内容|核心内容|内容(?:概要|提要|简介|摘要)|概要|摘要|梗概|简介|大纲|提纲|目录|要点|主要要点|核心要点|主旨|中心思想|结构|章节)`;
const SUM = String.raw`(?:总结|概括|归纳|概述|综述|简述|简要介绍|介绍|梳理|提炼)`;

/** The document stands in the group `d` of each. */
const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern, 'iu'));

/** The whole of something is asked for. */
const asksWhole = compile([
  // 总结一下《竞赛规则》的主要内容 · 概括规则.pdf
  `${POLITE}${SUM}(?:一下|下|出|总结)?(?<d>.+?)(?:的?(?:全文|全部内容|内容|${WHOLE}))?(?:吧|呢|吗|好吗)?${END}`,
  // 把规则.pdf 总结一下
  `${POLITE}(?:把|将|对)(?<d>.+?)(?:的(?:全文|内容|${WHOLE}))?(?:做个?|进行|作个?)?(?:一个|一下)?${SUM}(?:一下|下|出来)?(?:吧|呢)?${END}`,
  // 竞赛规则的大纲是什么 · 列出规则.pdf 的目录
  `${POLITE}(?:列出|列一下|列|写出|写一[个份下]|看看?|生成|做一[个份])?(?<d>.+?)的?${WHOLE}(?:是|有|包括|包含)?(?:什么|哪些|啥|怎样的?|什么样的?)?${END}`,
  String.raw`^(?:please |can you |could you )*(?:summari[sz]e|sum up|outline|give me (?:a |the )?(?:short |brief )?(?:summary|overview|outline|main points) of|what are the (?:main|key) points of|(?:a |the )?(?:summary|overview|outline|table of contents|contents) of) (?<d>.+?)(?: please)?${END}`,
]);

/** What something says is asked for: a document, or any subject. */
const asksWhat = compile([
  // 《竞赛规则》讲了什么
  `${POLITE}(?<d>.+?)(?:这[份个篇本](?:文档|文件|资料|手册|书)?)?(?:的内容)?${WHAT}(?:呢|呀|啊)?${END}`,
  // 规则.pdf 是关于什么的
  `${POLITE}(?<d>.+?)(?:是|讲的是|说的是)(?:关于|有关|讲|说)(?:什么|哪方面)(?:内容|主题|方面)?的?(?:文档|文件|内容)?${END}`,
  String.raw`^what (?:is|does) (?<d>.+?) (?:about|say|cover|contain|describe)(?: in general)?${END}`,
]);

const QUOTED = /《([^《》]{1,200})》|[“"「『]([^“”"「」『』]{1,200})[”"」』]/u;
const FILE = /\.(?:pdf|docx?|pptx?|xlsx?|csv|html?|epub|eml|rtf|md|markdown|txt|text|png|jpe?g)\s*$/i;
const POINTS =
  /^(?:这|该|此|本|上面的?|上传的?|我上传的?|我发的?|刚才的?|附件的?|the |this |that |attached |uploaded |my )*(?:这?[个份篇张]|这些|几[个份])?\s*(?:文件|文档|附件|资料|材料|表格|pdf|file|document|attachment)s?$/i;
const AROUND =
  /^(?:关于|文档|文件|资料|the (?:document|file)|document|file)\s*|\s*(?:这|那)?[份个篇本]?(?:文档|文件|资料)$/giu;

const OUTLINE = /大纲|提纲|目录|结构|章节|\boutline\b|\bcontents\b/i;

/** What a question calls the document that it is about as a whole; null where it is about something else. */
export const wholeDocumentAsked = (question: string): WholeDocumentAsked | null => {
  const text = question.replace(/\s+/g, ' ').trim();
  if (text.length > LONGEST) return null;
  const wantsOutline = OUTLINE.test(text);
  for (const pattern of [...asksWhole, ...asksWhat]) {
    const found = pattern.exec(text)?.groups?.d?.trim();
    if (found === undefined || found === '') continue;
    const quoted = QUOTED.exec(found);
    const name = quoted?.[1] ?? quoted?.[2];
    if (name !== undefined) return { named: name.trim(), least: 'part', wantsOutline };
    if (POINTS.test(found)) return { named: '', least: 'all', wantsOutline };
    const named = found.replace(AROUND, '').trim();
    if (named === '') continue;
    return { named, least: FILE.test(named) ? 'part' : asksWhole.includes(pattern) ? 'half' : 'all', wantsOutline };
  }
  return null;
};

/** A name without what people write now so, now so: case, width, blanks, marks, and the ending of a file. */
const key = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(FILE, '')
    .replace(/[\s\p{P}\p{S}]+/gu, '');

const SHORTEST_PART = 4;

/** The documents that a question may mean: those that are called just so, else those whose names hold what it says. */
export const documentsMeant = (
  { named, least }: Pick<WholeDocumentAsked, 'named' | 'least'>,
  documents: readonly NamedDocument[],
): NamedDocument[] => {
  if (named === '') return documents.filter(({ isOwn }) => isOwn);
  const wanted = key(named);
  if (wanted === '') return [];
  const plain = (name: string) => name.normalize('NFKC').toLowerCase();
  const whole = documents.filter(({ name }) => plain(name) === plain(named));
  if (whole.length > 0) return whole;
  const keysOf = ({ name, title }: NamedDocument) => [key(name), ...(title === null ? [] : [key(title)])];
  const exact = documents.filter((one) => keysOf(one).includes(wanted));
  if (exact.length > 0 || wanted.length < SHORTEST_PART || least === 'all') return exact;
  return documents.filter((one) =>
    keysOf(one).some((name) => name.includes(wanted) && (least === 'part' || 2 * wanted.length >= name.length)),
  );
};

import { ANY_MARK, TAKEN } from './marks.js';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Words that carry nothing once the rest is read. What is neither of these nor understood is asked about. */
const chinese = words(`
的 了 吗 呢 吧 啊 呀 哦 嘛 是 有 在 给 给我 我 我们 咱们 你 请 请问 请帮我 帮我 帮忙 麻烦 想 想要 想看 想知道 要 能 能不能 能否 可以 可否
查 查查 查一下 查询 查看 看 看看 看下 看一下 列 列出 列一下 列举 展示 显示 统计 统计一下 算 算一下 计算 告诉我 说说 了解 一下 知道 问 问一下 分析 分析一下
情况 数据 数字 数值 指标 结果 表现 水平 状况 分别 各自 分别是 是多少 多少 有多少 几 几个 几次 几名 几人 多少个 多少次 多少人 多少名 多少家 多少支 多少场 多少元 多少钱 多少笔 多少秒 如何 怎么样 怎样 怎么
以及 和 与 及 还有 且 而且 并 并且 同时 其中 里 中 内 期间 里面 当中 上 方面 到底 现在 目前 当前 最近 近期 近来 总共 一共 合计 总计 共 共有 总 总体 整体 总的 总量 总数 全部 所有 大概 都 也 还 再 又 就 那 那么 这 这个 那个 这些 那些
对 于 对于 关于 来说 而言 为 为止 至 到 从 由 以 把 将 被 让 用 个 次 人 名 家 支 场 位 元 秒 条 篇 ? ! . , 。 、 ; : … ~ 换成 改成 改为 改看 换 换为 是否 有没有 是不是 谁 哪些 哪个 哪 排名 对比 比较 相比 之 下面 时间 时候 一段时间 时间段 段 呈现 图 图表 表 表格 全年 整年 这段时间 一个 得 地 数量 数目 个数 总额 单独 只 仅 只看 看的 有哪些 具体 详细 另外 此外 然后
`);
/** Once something is compared, these say no more than that. */
const comparing = words(`
比 高 低 多 少 高了 低了 多了 少了 更 更高 更低 更多 更少 大 小 快 慢 好 差 上升 下降 增长 增加 减少 提高 降低 涨 跌 涨了 跌了 上涨 下滑 变化 变动 差异 差别 差距 差多少 变 百分点 个百分点 几个百分点 幅度 有什么 什么 有何 没有 还是
`);
const english = words(`
the a an of for in on at to and is are was were be been do does did has have had having please show me give tell us i we you it its that this those these what whats how many much
list get find display want see know like would could can will there with from as over during within number numbers count total totals totalled overall sum altogether all figure figures data value values stats statistics statistic
 now currently so far about then instead switch change changed use using let lets report chart table graph result results came come go goes going look looks looking which where when s just only same please thanks between any performance some our my their into 
asked answered registered played paid held given made received happened occurred recorded collected uploaded there officiated gave been take took place compare comparing
`);
const englishComparing = words(
  `higher lower more less fewer greater better worse faster slower compared compare comparison difference changed change increase increased decrease decreased drop dropped grown grow growth risen rise fallen fall than against was it up down`,
);

const canBeWords = (text: string, known: (word: string) => boolean): boolean => {
  const ends = [true, ...Array.from({ length: text.length }, () => false)];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = Math.max(0, end - 6); start < end; start += 1) {
      if (ends[start] === true && known(text.slice(start, end))) ends[end] = true;
    }
  }
  return ends[text.length] === true;
};

const separators = new RegExp(`[${TAKEN}\\s,.?!;:。、…~'"“”‘’()\\[\\]/-]+|${ANY_MARK}`, 'u');
const runs = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/** What stays of an unknown piece when the fillers at its ends are cut off. */
const core = (piece: string, known: (word: string) => boolean): string => {
  let rest = piece;
  for (let at = Math.min(5, rest.length - 1); at > 0; at -= 1) {
    if (known(rest.slice(0, at)) && at > 1) {
      rest = rest.slice(at);
      at = Math.min(5, rest.length);
    }
  }
  return rest.replace(/^[的了在是有和与请]+|[的了吗呢吧啊]+$/gu, '') || piece;
};

/** The pieces of a text that are no fillers: what was not understood. `subjects`: what the figures are about, which need not be said. */
export const unknownIn = (text: string, compares: boolean, subjects: ReadonlySet<string>): string[] => {
  const isKnown = (word: string): boolean => subjects.has(word);
  const isHan = (word: string): boolean => chinese.has(word) || isKnown(word) || (compares && comparing.has(word));
  const isEnglish = (word: string): boolean =>
    english.has(word) || isKnown(word) || isKnown(word.replace(/s$/, '')) || (compares && englishComparing.has(word));
  const unknown: string[] = [];
  let open = -2;
  let at = 0;
  for (const piece of text.split(separators).filter((part) => part !== '')) {
    const inPiece = [...piece.matchAll(runs)];
    const isDated = inPiece.length > 1 && /\d/.test(piece) && /\p{Script=Han}/u.test(piece);
    if (isDated && inPiece.some(([run]) => !isHan(run) && !isEnglish(run) && !canBeWords(run, isHan))) {
      unknown.push(core(piece, isHan));
      continue;
    }
    for (const [run] of inPiece) {
      at += 1;
      if (/^\p{Script=Han}/u.test(run)) {
        if (!canBeWords(run, isHan)) unknown.push(core(run, isHan));
      } else if (!isEnglish(run)) {
        // Neighbouring words that nobody knows are asked about as one.
        const last = unknown.at(-1);
        if (open === at - 1 && last !== undefined) unknown[unknown.length - 1] = `${last} ${run}`;
        else unknown.push(run);
        open = at;
      }
    }
  }
  return [...new Set(unknown)];
};

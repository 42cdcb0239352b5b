const chinese =
  `的 了 是 在 和 与 及 或 也 都 就 还 又 把 被 让 给 对 从 向 到 于 由 以 而 但 并 且 其 之 所 为 因为 所以 如果 那么 这 那 这个 那个
这些 那些 我 你 他 她 它 我们 你们 他们 咱们 自己 有 没有 没 不 吗 呢 吧 啊 呀 哦 嘛 么 着 过 地 得 个 一个 一 一下 一些 会 能 能够 可以 可 应 应该
应当 必须 需要 需 要 想 请 请问 请告诉我 告诉 知道 想知道 了解 说明 解释 介绍 一般 通常 大概 大约 具体 主要 目前 现在 关于 有关 对于 根据 按照 按
中 上 下 里 内 时 时候 后 前 等 等等 用 做 进行 情况 下面 以下 上述 谁 哪 哪里 哪儿 何 何时 什么 是什么 怎么 怎样 怎么样 如何 为什么 为何 是否 几 多
多少 多长 多久 多大 多高 多远 哪些 哪个 哪种 规定 要求 关系 问题 最 很 非常 比较 更 至少 至多 最多 最少 允许 准许 使 则 即 再 各 每 才 只 仅 仍 吧
一共 总共 共 帮 帮我 看看 查 查一下 说 说说 讲 讲讲 呢吗 是不是 有没有 能不能 可不可以 要不要`.split(/\s+/);

const english =
  `a an the of in on at to for from by with and or but if is are was were be been being do does did have has had can could
should would will shall may might must i you he she it we they my your his her its our their me him them this that these those there
here what which who whom whose when where why how many much long often not no yes please tell about as than then so such into over
under up down out off again very too also just any some all each every both few more most other own same s t d ll m re ve`.split(
    /\s+/,
  );

/** Words that say nothing about what a question is about. */
export const stopWords: ReadonlySet<string> = new Set([...chinese, ...english]);

/** Asking phrases to be cut out before words are told apart, longest first. */
export const questionWords: readonly string[] = [
  '请告诉我',
  '是不是',
  '有没有',
  '能不能',
  '可不可以',
  '要不要',
  '什么时候',
  '怎么办',
  '怎么样',
  '为什么',
  '是什么',
  '多少',
  '多长',
  '多久',
  '多大',
  '多高',
  '多远',
  '多宽',
  '多重',
  '几个',
  '哪些',
  '哪个',
  '哪种',
  '什么',
  '怎么',
  '怎样',
  '如何',
  '是否',
  '请问',
];

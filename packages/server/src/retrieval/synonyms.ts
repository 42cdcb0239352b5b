/** Words that stand for one another; a word alone is only kept whole. */
export type WordGroups = readonly (readonly string[])[];

/**
 * Words that people use for one another where rules, regulations and manuals use one of them: a line a meaning. Found for
 * each other in both directions. Nothing that is merely near: 教练 and 主教练 are two people.
 */
const usual = `
篮筐 篮圈 球篮 篮框
球筐 球篮
走步 带球走 带球走步
二次运球 两次运球
换人 替换 换下 换上
球衣 背心 队服 服装
加时 加时赛 决胜期
打平 平局 比分相等
尿检 药检 兴奋剂检查
禁区 限制区 三秒区 油漆区
出手 投篮
半场 前场
上半场 上半时
下半场 下半时
衣服 服装
罚下 罚出 驱逐 取消比赛资格 逐出
女篮 女子
男篮 男子
篮下 限制区
开球 跳球
裁判 裁判员
球员 队员 运动员
队伍 球队
犯满离场 五次犯规
六犯 五犯 五次犯规
录像 回放 视频
上诉 申诉 抗议
交钱 缴纳 缴费
罚钱 罚款 罚金
报名费 报名费用
场馆 体育馆 球馆
球场 场地 比赛场地
观众席 看台
下场 退出比赛 离场
迟到 未能到场
受伤 伤病 负伤
证件 证书 资格证
记录员 记分员
记录台 技术台
计时钟 计时器 秒表
进攻时间 进攻计时
违体 违反体育运动精神
技犯 技术犯规
干扰球 干涉得分
死球 球成死球
删掉 删除 去掉
登陆 登录 登入
退出登录 重新登录 注销
账户 账号 帐号 帐户
口令 密码
文件 文档
停用 禁用 关闭
启用 打开 开启
出处 引用 依据 来源
会话 对话
新建 新增 创建 建立
津贴 补贴 补助
截止 截至
`;

/** Groups of words by what they are made of. */
export interface WordTable {
  /** Words that stand for this one as well as it does itself. */
  synonymsOf(word: string): readonly string[];
  /** True for a word that is not to be torn. */
  has(word: string): boolean;
  /** Cuts a text at these words, so that no other cut tears them. */
  partsAt(text: string): string[];
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A word in letters is no part of a longer one. */
const patternOf = (word: string): string =>
  `${/^[a-z0-9]/.test(word) ? '(?<![a-z0-9])' : ''}${escaped(word)}${/[a-z0-9]$/.test(word) ? '(?![a-z0-9])' : ''}`;

/** The table of these groups alone. */
export const tableOf = (groups: WordGroups): WordTable => {
  const members = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const word of group) {
      const others = members.get(word) ?? new Set();
      for (const other of group) if (other !== word) others.add(other);
      members.set(word, others);
    }
  }
  const known = [...members.keys()].filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(known.map(patternOf).join('|'), 'g');
  return {
    synonymsOf: (word) => [...(members.get(word) ?? [])],
    has: (word) => members.has(word),
    partsAt: (text) => {
      const parts: string[] = [];
      let passed = 0;
      for (const match of text.matchAll(pattern)) {
        if (match.index > passed) parts.push(text.slice(passed, match.index));
        parts.push(match[0]);
        passed = match.index + match[0].length;
      }
      if (passed < text.length) parts.push(text.slice(passed));
      return parts;
    },
  };
};

const usualGroups: WordGroups = usual
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const usualTable = tableOf(usualGroups);

/** The words that everybody uses for one another, and those of bases besides. Own words come folded, as the index has them. */
export const wordTable = (own: WordGroups = []): WordTable =>
  own.length === 0 ? usualTable : tableOf([...usualGroups, ...own]);

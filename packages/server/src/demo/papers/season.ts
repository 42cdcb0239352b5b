import type { Facts } from '../dataFiles.js';
import type { Chance } from '../random.js';

const DAY = 86_400_000;
const AHEAD = 8 * 3_600_000;

/** The year in which the season began that is played at a time: from August on the year's own. */
export const seasonYear = (now: Date): number => {
  const local = new Date(now.getTime() + AHEAD);
  return local.getUTCFullYear() - (local.getUTCMonth() < 7 ? 1 : 0);
};

export const seasonOf = (now: Date): string => `${seasonYear(now)}—${seasonYear(now) + 1}`;

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const markdownTable = ({ head, rows }: Facts[string]): string =>
  [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');

/** Everybody meets everybody once: as many rounds as there are clubs but one. */
const rounds = (clubs: readonly string[]): [string, string][][] => {
  const [first = '', ...others] = clubs;
  return others.map((_, round) => {
    const turned = [first, ...others.slice(round), ...others.slice(0, round)];
    return Array.from({ length: turned.length / 2 }, (__, at): [string, string] => {
      const pair: [string, string] = [turned[at] ?? '', turned[turned.length - 1 - at] ?? ''];
      return (round + at) % 2 === 0 ? pair : [pair[1], pair[0]];
    });
  });
};

const clubsOf = (facts: Facts): string[][] => facts['clubs']?.rows ?? [];

/** The first half of the season, match by match, as markdown. */
export const scheduleOf = (facts: Facts, now: Date): string => {
  const begin = Date.UTC(seasonYear(now), 9, 1);
  const firstFriday = begin + ((12 - new Date(begin).getUTCDay()) % 7) * DAY + 7 * DAY;
  const clubs = new Map(clubsOf(facts).map(([club = '', , venue = '']) => [club, venue]));
  const rows = rounds([...clubs.keys()]).flatMap((matches, round) =>
    matches.map(([home, away], at) => {
      const day = new Date(firstFriday + round * 7 * DAY + Math.floor(at / 2) * DAY);
      const date = `${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日`;
      return [`第 ${round + 1} 轮`, date, at < 4 ? '19:35' : '15:30', home, away, clubs.get(home) ?? ''];
    }),
  );
  const table = markdownTable({ head: ['轮次', '日期', '开球', '主队', '客队', '场馆'], rows });
  return `# 临超 ${seasonOf(now)} 赛季上半程赛程表\n周五、周六 19:35 开球，周日 15:30 开球。赛程如有调整，以官网“赛事—赛程”为准。\n## 第 1 至 11 轮\n${table}\n`;
};

/** What happened in a month, as markdown. */
export const bulletinOf = (facts: Facts, month: { year: number; month: number }, chance: Chance): string => {
  const clubs = chance.shuffled(clubsOf(facts).map(([club = '']) => club));
  const matches = chance.whole(18, 34);
  const average = chance.whole(3200, 5600);
  const when = `${month.year} 年 ${month.month} 月`;
  const rows = clubs
    .slice(0, 6)
    .map((club) => [
      club,
      String(chance.whole(2, 5)),
      String(chance.whole(2600, 7800)),
      `${chance.whole(72, 98)}%`,
      String(chance.whole(0, 3)),
    ]);
  return `# ${when}赛事通报
## 总体情况
${when}全省共举行各级比赛 ${matches} 场，场均观众 ${average} 人，总观众 ${matches * average} 人次。裁判员报告 ${chance.whole(2, 9)} 起技术犯规以上的违纪，纪律委员会作出 ${chance.whole(1, 4)} 份处罚决定。
## 赛区情况
${markdownTable({ head: ['俱乐部', '主场数', '场均观众（人）', '赛区评分', '整改项'], rows })}
## 表扬
${clubs[7]}主场志愿者服务和${clubs[8]}赛后清场用时被评为本月优秀案例。
## 需要整改
- ${clubs[9]}主场在抽查中发现 ${chance.whole(1, 3)} 处疏散通道堆放器材，已在 48 小时内整改
- ${clubs[10]}主场 24 秒计时钟联动延迟 ${chance.whole(2, 5)} 次，须更换控制器后复验
## 下月重点
完成裁判员视频判读学习 ${chance.whole(4, 8)} 学时，核对青少年注册照片，更新场馆停车公告。
`;
};

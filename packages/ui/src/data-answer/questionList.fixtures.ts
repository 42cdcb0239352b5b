import { now } from './dataAnswer.fixtures.js';
import type { AskedQuestion, SavedQuestion } from './questionGroups.js';

const asked = (id: string, title: string, daysAgo: number, running = false): AskedQuestion => ({
  id,
  title,
  running,
  updateTime: new Date(now.getTime() - daysAgo * 86_400_000 - 3_600_000).toISOString(),
});

export const savedQuestions: readonly SavedQuestion[] = [
  { id: 's1', title: '每周有依据回答率', schedule: '周一 08:00' },
  { id: 's2', title: '各赛区报名队伍数', pinned: true },
  { id: 's3', title: '会员单位缴费进度', pinned: true, stale: true },
];

export const askedQuestions: readonly AskedQuestion[] = [
  asked('q1', '各助手有依据回答率', 0),
  asked('q2', '智能客服首字延迟分布', 0, true),
  asked('q3', '十一月赛事场次与去年比', 1),
  asked('q4', '年审逾期裁判按省份', 1),
  asked('q5', '知识库文档增长', 1),
  asked('q6', 'U17 联赛报名队伍数', 3),
  asked('q7', '女篮二级联赛球员年龄', 4),
  asked('q8', '教练员培训通过率', 5),
];

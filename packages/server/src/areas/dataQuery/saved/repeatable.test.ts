import { expect, it } from 'vitest';
import { staysTrue } from './repeatable.js';

const today = '2026-11-27';

it.each([
  ['各省的球队数', 'SELECT count(*) FROM t GROUP BY 省份', true],
  ['2025年3月1日到15日的报名费', "SELECT sum(费) FROM t WHERE 日 >= '2025-03-01' AND 日 < '2025-03-16'", true],
  ['近 30 天的报名费', 'SELECT sum(费) FROM t WHERE 日 > current_date - INTERVAL 30 DAY', true],
  ['近 30 天的报名费', "SELECT sum(费) FROM t WHERE 日 >= '2026-10-29'", false],
  ['近 30 天的报名费', 'SELECT sum(费) FROM t', false],
  ['本月的报名费', 'SELECT sum(费) FROM t WHERE year(日) = 2026 AND month(日) = 11', false],
  ['this month by team', 'SELECT sum(fee) FROM t WHERE at >= make_date(2026, 11, 1)', false],
  ['报名费合计', "SELECT sum(费) FROM t WHERE 日 >= '2026-01-01'", false],
  ['得分超过 2000 的球队', 'SELECT 队 FROM t WHERE 得分 > 20000', true],
])('“%s” by %s: %s', (question, query, expected) => {
  expect(staysTrue(question, query, today)).toBe(expected);
});

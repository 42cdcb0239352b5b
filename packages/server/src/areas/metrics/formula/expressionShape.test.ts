import { expect, it } from 'vitest';
import { misshapenIn } from './expressionShape.js';

it.each([
  'count(*)',
  `100.0 * sum("a") / nullif(sum("b"), 0)`,
  `count(*) filter (where "城市" in ('北京', '上海'))`,
  `count(distinct cast("a" as varchar))`,
  `avg(date_diff('second', "opened_at", "closed_at") / 86400.0)`,
  `sum(case when "note" = 'it''s -- fine; /* really */' then 1 else 0 end)`,
  `sum("select")`,
  `count(*) filter (where extract(year from "day") = 2026)`,
  `sum("a;b--c")`,
  `list_sum([1, 2]) + max("x")`,
])('takes one expression: %s', (text) => {
  expect(misshapenIn(text)).toBeNull();
});

it.each([
  ['count(*);', 'several'],
  ['count(*) -- x', 'comment'],
  ['count(*) /*', 'comment'],
  ['(SELECT 1)', 'subquery'],
  ['count(*) UNION ALL x', 'subquery'],
  ['count(*)) from x where (1=1', 'parentheses'],
  ['count(*', 'parentheses'],
  ['count(*]', 'parentheses'],
  ['count(*), 1', 'list'],
  ['count(*) as x', 'clause'],
  ['count(*) from x', 'clause'],
  ['sum(1) over ()', 'clause'],
  [`max('x`, 'text'],
  [`max("x`, 'text'],
  [`max(e'\\'')`, 'text'],
  [`max(U&'x')`, 'text'],
  ['$$x$$', 'text'],
])('refuses what would be more than that: %s', (text, problem) => {
  expect(misshapenIn(text)?.problem).toBe(problem);
});

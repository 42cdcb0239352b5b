import { expect, it } from 'vitest';
import { metricZh } from '../metric/locale.js';
import { analysisReportZh } from './locale.js';
import { markerFaults } from './markers.js';
import { report } from './report.fixtures.js';
import { pictureAddress, pictureNumber, reportMarkdown } from './reportMarkdown.js';

it('writes a report with its words, a table of its figures, and a picture of each', () => {
  const text = reportMarkdown(report, analysisReportZh, metricZh);
  expect(text).toContain(report.content);
  expect(text).toContain('| 编号 | 指标 | 值 | 前一段时间 | 变化 | 目标 |');
  expect(text).toContain('| 1 | 有依据回答率 | 96.1% | 95.3% | +0.8 个百分点 | ≥ 95% |');
  expect(text).toContain('![数字 3：首字延迟](figure:3)');
  expect(text).toContain('- 2026-10-29 94.3%: 赛事规程库重新解析，3 小时内检索不到旧分段');
});

it('lets no name of a metric break the table, or become a link or a picture', () => {
  const [figure] = report.figures;
  const metricName = 'a | b\n![x](https://evil.example/x.png)';
  const figures = figure ? [{ ...figure, metricName, anomalies: [] }] : [];
  const text = reportMarkdown({ ...report, figures }, analysisReportZh, metricZh);
  expect(text).toContain(String.raw`| 1 | a \| b \!\[x\](https://evil.example/x.png) | 96.1% |`);
  expect(text).not.toContain('![x](');
});

it('knows the pictures of figures by their addresses, and no others', () => {
  expect(pictureNumber(pictureAddress(12))).toBe(12);
  expect(pictureNumber('https://evil.example/figure:1')).toBeUndefined();
  expect(pictureNumber('figure:x')).toBeUndefined();
});

it('tells which figures a text speaks of no more, and which numbers have none', () => {
  const figures = [{ number: 1 }, { number: 2 }];
  expect(markerFaults('a[1] b[2]', 'a[1] c[7]', figures)).toEqual({ lost: [2], unknown: [7] });
  expect(markerFaults('a[1]', 'a[1]', figures)).toEqual({ lost: [], unknown: [] });
});

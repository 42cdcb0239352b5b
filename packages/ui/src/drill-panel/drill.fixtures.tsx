import { ExportOutlined, FileExcelOutlined, SearchOutlined } from '@ant-design/icons';
import { Pagination } from 'antd';
import { IconButton } from '../button/IconButton.js';
import { Segments } from '../segments/Segments.js';
import type { DrillRow } from './DrillList.js';

const nothing = () => undefined;

const row = (key: string, title: string, found: number, who: string, seconds: string, clock: string): DrillRow => ({
  key,
  title,
  href: `#/records/${key}`,
  tone: found === 0 ? 'warn' : 'ok',
  mark: found === 0 ? '无依据' : `依据 ${found} 段`,
  facts: [who, `${seconds} 秒`],
  time: `11-20 ${clock}`,
  dateTime: `2026-11-20T${clock}+08:00`,
});

export const records: readonly DrillRow[] = [
  row('1', 'U17 联赛决赛新闻稿的导语怎么写', 3, '吴婷', '1.1', '10:38:24'),
  row('2', '海报上能否使用球员肖像', 0, '吴婷', '1.4', '10:31:07'),
  row('3', '把 11-19 战报改成 300 字通稿', 2, '冯雨桐', '1.2', '10:22:50'),
  row('4', '三人篮球大师赛的规范中文名称', 2, '周凯', '1.0', '10:15:33'),
  row('5', '主办单位和承办单位的排列顺序', 4, '吴婷', '1.3', '09:58:12'),
  row('6', '转播画面上的比分条用什么字体', 0, '韩璐', '1.5', '09:46:40'),
  row('7', '给社交媒体写三条女篮二级联赛预告', 1, '冯雨桐', '1.2', '09:37:05'),
  row('8', '赛区城市宣传片能否用国歌', 0, '吴婷', '1.3', '09:21:58'),
  row('9', 'U17 联赛赞助商露出的顺序规定', 2, '周凯', '1.1', '09:12:19'),
  row('10', '采访区混合采访的时间限制', 3, '韩璐', '1.0', '08:55:43'),
  row('11', '总结昨天 6 场比赛的看点', 5, '冯雨桐', '1.6', '08:47:30'),
];

export const sum = (
  <>
    <span>
      <b>1,284</b> 次，占 11.3%
    </span>
    <span>较前 7 天 −9.6%</span>
    <span>有依据 93.8%</span>
  </>
);

export const tools = (
  <>
    <IconButton size="small" label="导出 xlsx" icon={<FileExcelOutlined />} />
    <IconButton size="small" label="在会话记录中打开" icon={<ExportOutlined />} />
  </>
);

export const filters = (
  <>
    <Segments
      label="筛选记录"
      value="all"
      onChange={nothing}
      options={[
        { value: 'all', label: '全部 1,284' },
        { value: 'ungrounded', label: '无依据 80' },
        { value: 'disliked', label: '不满意 31' },
      ]}
    />
    <span style={{ marginInlineStart: 'auto' }}>
      <IconButton label="搜索记录" icon={<SearchOutlined />} />
    </span>
  </>
);

export const pager = (
  <>
    <span>共 1,284 条</span>
    <Pagination
      size="small"
      total={1284}
      current={1}
      pageSize={20}
      showSizeChanger={false}
      showLessItems
      onChange={nothing}
    />
  </>
);

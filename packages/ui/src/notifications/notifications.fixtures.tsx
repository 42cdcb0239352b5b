import { ready } from '@console/base';
import { useState } from 'react';
import { NotificationBell } from './NotificationBell.js';
import { NOTIFICATION_PAGE, type NotificationFilter, type NotificationItem } from './types.js';

export const now = new Date(2026, 10, 21, 10, 42).getTime();

const at = (month: number, day: number, hours: number, minutes: number): string =>
  new Date(2026, month - 1, day, hours, minutes).toISOString();

const list: readonly (readonly [subject: string, time: string, read?: boolean, link?: string])[] = [
  ['裁判员培训大纲 2026.pdf 解析失败', at(11, 21, 10, 42)],
  ['全国 U17 联赛第三轮赛程调整', at(11, 21, 10, 30), false, '查看赛程'],
  ['“会员章程抽取”任务已完成，142 条待审核', at(11, 21, 9, 50)],
  ['你被授予角色“系统管理员”', at(11, 21, 8, 0)],
  ['反馈已处理：三秒违例的计时起点', at(11, 20, 17, 20), true],
  ['竞赛规则库已更新至 2024 版', at(11, 20, 9, 5), true],
  ['本周六 23:00 至次日 2:00 系统维护', at(11, 18, 10, 0), true],
  ['十月运营周报已生成', at(11, 16, 10, 0), true],
  ['会员部提交了 14 份入会材料', at(11, 15, 10, 0), true],
  ['“财务制度”知识库已新建', at(11, 12, 10, 0), true],
  ['标签体系“会员分层”已启用', at(11, 11, 10, 0), true],
  ['裁判员年审材料提交截止提醒', at(11, 10, 10, 0), true],
];

export const messages: readonly NotificationItem[] = list.map(([subject, time, read = false, link], index) => ({
  id: String(index + 1),
  subject,
  time,
  read,
  ...(link !== undefined && { link: { label: link, href: '#/assistantAI/knowledgeBase/index' } }),
}));

export const renderContent = ({ subject }: NotificationItem) => (
  <p>
    {subject}。原定 11 月 23 日 19:30 的北京对江苏一场改至 11 月 24 日
    15:00，场馆不变。已报备技术代表与裁判组，请会员部通知两队领队。
  </p>
);

export interface LiveBellProps {
  items?: readonly NotificationItem[];
  onCall?: (call: string, ids?: readonly string[]) => void;
  initiallyOpen?: boolean;
}

/** A bell over a list that changes as it is told. `onCall` gets what a server would be asked for. */
export const LiveBell = ({ items: first = messages, onCall, initiallyOpen = false }: LiveBellProps) => {
  const [items, setItems] = useState(first);
  const [open, setOpen] = useState(initiallyOpen);
  const [current, setCurrent] = useState(1);
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const matching = items.filter(({ read }) => filter === 'all' || !read);
  const from = (current - 1) * NOTIFICATION_PAGE;
  const read = (ids: readonly string[]) =>
    setItems((all) => all.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item)));
  return (
    <NotificationBell
      now={now}
      open={open}
      onOpenChange={setOpen}
      page={ready({ items: matching.slice(from, from + NOTIFICATION_PAGE), total: matching.length })}
      unread={items.filter((item) => !item.read).length}
      current={current}
      onCurrentChange={setCurrent}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next);
        setCurrent(1);
      }}
      onRead={(ids) => {
        onCall?.('read', ids);
        read(ids);
      }}
      onReadAll={() => {
        onCall?.('readAll');
        read(items.map(({ id }) => id));
      }}
      onRemove={(ids) => {
        onCall?.('remove', ids);
        setItems((all) => all.filter(({ id }) => !ids.includes(id)));
      }}
      renderContent={renderContent}
      onNavigate={(href) => onCall?.('go', [href])}
    />
  );
};

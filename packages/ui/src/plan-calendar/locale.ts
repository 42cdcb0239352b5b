const states = { draft: '草稿', waiting: '待开始', running: '执行中', paused: '已暂停', finished: '已结束' };

export const planCalendarZh = {
  what: '运营计划',
  weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  month: (year: number, month: number) => `${year} 年 ${month} 月`,
  week: (first: string, last: string) => `${first} 至 ${last}`,
  date: (month: number, date: number) => `${month} 月 ${date} 日`,
  day: (date: string, count: number) => (count === 0 ? date : `${date}，${count} 个计划`),
  states,
  unknown: '其他',
  plan: (name: string, state: string, from: string, to: string) => `${name}，${state}，${from} 至 ${to}`,
  columns: ['计划', '状态', '人群', '日期'],
  none: '这段时间没有计划',
};

export const planCalendarEn: typeof planCalendarZh = {
  what: 'Plans',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  month: (year, month) => `${new Date(year, month - 1, 1).toLocaleDateString('en-US', { month: 'long' })} ${year}`,
  week: (first, last) => `${first} to ${last}`,
  date: (month, date) => `${new Date(2024, month - 1, 1).toLocaleDateString('en-US', { month: 'short' })} ${date}`,
  day: (date, count) => (count === 0 ? date : `${date}, ${count} ${count === 1 ? 'plan' : 'plans'}`),
  states: { draft: 'Draft', waiting: 'To come', running: 'Running', paused: 'Paused', finished: 'Ended' },
  unknown: 'Other',
  plan: (name, state, from, to) => `${name}, ${state}, ${from} to ${to}`,
  columns: ['Plan', 'State', 'People', 'Dates'],
  none: 'No plans in this time',
};

export const planCalendarWords = { key: 'planCalendar', zh: planCalendarZh, en: planCalendarEn } as const;

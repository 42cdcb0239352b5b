export const floatingZh = {
  title: '智能问数',
  open: (title: string) => `打开${title}`,
  openNews: (title: string, count: number) => `打开${title}，${count} 条新回答`,
  move: '移动窗口',
  moveHelp: '方向键移动窗口，Shift 加方向键调整大小',
  fresh: '新建会话',
  minimize: '最小化',
  maximize: '放大',
  restore: '还原',
  close: '关闭',
  placed: (left: number, top: number) => `距左 ${left}，距上 ${top}`,
  sized: (width: number, height: number) => `宽 ${width}，高 ${height}`,
  minimized: '已最小化',
  page: (title: string) => `${title}页面`,
  loading: '正在加载',
  failed: '请检查网络后重试；一直打不开时请联系管理员。',
};

export const floatingEn: typeof floatingZh = {
  title: 'Ask data',
  open: (title) => `Open ${title}`,
  openNews: (title, count) => `Open ${title}, ${count} new ${count === 1 ? 'answer' : 'answers'}`,
  move: 'Move window',
  moveHelp: 'Arrow keys move the window, Shift with an arrow key resizes it',
  fresh: 'New conversation',
  minimize: 'Minimize',
  maximize: 'Enlarge',
  restore: 'Restore',
  close: 'Close',
  placed: (left, top) => `${left} from the left, ${top} from the top`,
  sized: (width, height) => `${width} wide, ${height} high`,
  minimized: 'Minimized',
  page: (title) => `${title} page`,
  loading: 'Loading',
  failed: 'Check the network and try again. If it keeps failing, ask an administrator.',
};

export const floatingWords = { key: 'floating', zh: floatingZh, en: floatingEn } as const;

import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that calls about slides end with, besides those that are said elsewhere. */
export const slideMessages: Messages = {
  model_failed: {
    zh: '模型没有写出可用的内容，请重试或换一种说法',
    en: 'The model wrote nothing that could be used. Try again, or put it another way.',
  },
  nothing_to_lay_out: { zh: '没有可以排版的内容', en: 'There is nothing to lay out.' },
  slide_deck_running: {
    zh: '演示文稿正在生成，请等待完成或先取消',
    en: 'The deck is being made. Wait for it, or cancel it first.',
  },
  slide_locked: { zh: '该页已锁定，请先解锁', en: 'This page is locked. Unlock it first.' },
  slide_not_found: gone('页面', 'page'),
  slide_picture_not_found: {
    zh: '图片不存在，请重新上传',
    en: 'There is no such picture in this deck. Upload it again.',
  },
  slide_repeated: { zh: '有两页使用了同一个编号', en: 'Two pages have the same id.' },
  slide_table_uneven: {
    zh: '表格各行或图表各系列的长度不一致',
    en: 'The rows of a table, or the series of a chart, are not equally long.',
  },
  slide_version_not_found: gone('历史版本', 'version'),
};

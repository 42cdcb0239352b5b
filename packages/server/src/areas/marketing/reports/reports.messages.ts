import { gone, type Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about reports of messages end with. */
export const deliveryReportMessages: Messages = {
  report_export_not_found: gone('这份导出', 'export'),
  report_export_not_ready: { zh: '文件还没有写完', en: 'The file is not written yet.' },
  too_many_report_exports: {
    zh: '同时最多导出 {count} 份，请等前面的完成',
    en: 'At most {count} files are written at a time. Wait until one of them is done.',
  },
};

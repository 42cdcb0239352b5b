import { gone, type Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about WeCom end with, besides those that the contract's own words have. */
export const qyWechatMessages: Messages = {
  assignment_not_found: gone('分配', 'assignment'),
  assignment_elsewhere: {
    zh: '这次分配的状态已变化，不能执行此操作，请刷新后查看',
    en: 'This assignment stands elsewhere by now, so this cannot be done. Reload it and look.',
  },
  assignment_of_nobody: {
    zh: '没有符合条件的客户，请至少选择人群包、标签、城市或现任跟进人中的一项，并检查条件',
    en: 'Nobody fits. Choose a crowd pack, a label, a city or who has them now, and check what you chose.',
  },
  assignment_too_large: {
    zh: '一次最多分配 {count} 位客户，请缩小范围',
    en: 'One assignment takes {count} people at most. Narrow it down.',
  },
};

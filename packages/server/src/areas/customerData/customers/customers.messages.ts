import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about customers end with, besides those that the contract's own words have. */
export const customerMessages: Messages = {
  member_number_taken: { zh: '该会员号已属于另一位客户', en: 'This member number belongs to another customer.' },
  same_customer: { zh: '请选择两位不同的客户', en: 'Choose two different customers.' },
  customer_merge_not_found: { zh: '没有这次合并，或已经撤销', en: 'There is no such merge, or it was undone.' },
  merged_again: {
    zh: '这位客户之后又合并过，请先撤销后面的合并',
    en: 'This customer was merged again since. Undo the later merge first.',
  },
  customers_take_long: {
    zh: '符合条件的客户没有及时数完，请缩小范围后再试',
    en: 'The customers who fit could not be counted in time. Narrow the list and try again.',
  },
  confirmation_wrong: {
    zh: '输入的姓名与这位客户不一致，没有删除任何数据',
    en: 'What you entered is not the name of this customer. Nothing was erased.',
  },
};

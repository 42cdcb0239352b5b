import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about private domains end with, besides those that the contract's own words have. */
export const privateDomainMessages: Messages = {
  private_domain_of_we_com: {
    zh: '这是企业微信的客户群，群名、群主和成员请在企业微信里修改；群解散后才能从这里删除',
    en: 'This is a group of WeCom. Change its name, owner and members there: it can be deleted here once it is dismissed.',
  },
};

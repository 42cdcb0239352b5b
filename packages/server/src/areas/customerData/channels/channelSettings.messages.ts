import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about channels end with. */
export const channelSettingsMessages: Messages = {
  channel_settings_incomplete: {
    zh: '启用前请填写服务商需要的地址、账号和密钥',
    en: 'Fill in the address, the account and the secret that the provider needs before you switch the channel on.',
  },
  address_not_https: {
    zh: '地址要以 https:// 开头：短信内容、号码和密钥不能明文传输。只有 FUNCTION_HOSTS 里的主机可以用 http://',
    en: 'The address has to begin with https://, since messages, numbers and keys would travel open. Only hosts in FUNCTION_HOSTS may be called by http://.',
  },
  channel_secret_again: {
    zh: '接口地址改到了别处，请重新填写密钥',
    en: 'The address points elsewhere now. Enter the secret again.',
  },
  opt_out_not_found: { zh: '名单里没有这个接收人', en: 'This receiver is not in the list.' },
  opted_out_by_another: {
    zh: '这个地址有别的客户退订过，不能由这位客户恢复：核实后请在消息渠道的退订名单里移出',
    en: 'Another customer has opted out at this address, which this one cannot take back. Make sure of it, then take the address off the list of the channel.',
  },
  wrong_vendor: { zh: '这个渠道没有该服务商', en: 'This channel has no such provider.' },
  wrong_service_account: {
    zh: '不是有效的服务账号文件：请上传 Firebase 下载的 JSON 原文',
    en: 'This is no service account file. Enter the JSON as Firebase hands it out.',
  },
};

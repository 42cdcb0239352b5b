import type { ChannelOutcome } from '@console/api/contract';
import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  sent: '服务商已受理',
  dns: '找不到接口的域名，请检查地址',
  refused: '对方拒绝连接，请检查端口和防火墙',
  tls: '无法建立安全连接，请检查对方的证书',
  slow: '对方没有在规定时间内应答，消息可能已经发出',
  broken: '与对方的连接中断，消息可能已经发出',
  unauthorised: '服务商不认可账号或密钥，或账号余额、权限不足',
  declined: '服务商拒收这条消息',
  vendorFailed: '服务商自身出错，消息可能已经发出，请稍后再看或联系服务商',
  redirected: '对方要求跳转到别的地址，请改填最终地址',
  notAllowed: '不允许访问这个地址：它在内网，或者不是 https://',
  secretLost: '密钥无法解密，请重新填写',
  busy: '服务商正忙，请稍后再试',
  wrongReceiver: '服务商找不到这个接收人',
  wrongContent: '服务商不接受这条内容，请检查模板编号和参数',
  optedOut: '这位接收人已拒收，不再发送',
  vendorLimit: '已超过服务商的频次限制',
  unclear: '服务商的答复看不出结果，消息可能已经发出',
  dayFull: '已达到今天的总条数',
  personFull: '已达到这位接收人今天的条数',
} satisfies Record<ChannelOutcome, string>;

const en: typeof zh = {
  sent: 'Taken by the provider',
  dns: 'There is no such host. Check the address.',
  refused: 'The other side refuses connections. Check the port and the firewall.',
  tls: 'No safe connection. Check the certificate of the other side.',
  slow: 'No answer in time. The message may have gone out.',
  broken: 'The connection broke off. The message may have gone out.',
  unauthorised: 'The provider does not accept the account or the secret, or the account lacks money or rights.',
  declined: 'The provider declined the message.',
  vendorFailed: 'The provider failed. The message may have gone out: look again later, or ask the provider.',
  redirected: 'The other side points elsewhere. Enter the final address.',
  notAllowed: 'The address may not be called: it lies inside the network, or is not https.',
  secretLost: 'The secret cannot be decrypted. Enter it again.',
  busy: 'The provider is busy. Try again later.',
  wrongReceiver: 'The provider does not know this receiver.',
  wrongContent: 'The provider does not take this content. Check the template code and its values.',
  optedOut: 'This person wants no messages, and gets none.',
  vendorLimit: 'There were too many for the provider.',
  unclear: 'The answer does not say what happened. The message may have gone out.',
  dayFull: 'The limit of the day is reached.',
  personFull: 'The limit of the day for this receiver is reached.',
};

/** How a message went that tried the settings. */
export const useOutcomeWords = areaWords(zh, en);

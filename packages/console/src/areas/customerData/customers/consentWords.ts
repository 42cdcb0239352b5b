import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  unknown: '未询问',
  stopVerb: '停止发送',
  allowVerb: '恢复发送',
  stop: (channel: string) => `停止发送${channel}`,
  allow: (channel: string) => `恢复发送${channel}`,
  again: (channel: string) => `恢复向这位客户发送${channel}？`,
  againText: '客户已经拒收。请确认是客户本人要求重新接收。',
  againVerb: '客户已同意，恢复',
  saved: '已保存',
  sources: {
    link: '客户在消息链接里退订',
    reply: '客户回复退订，或服务商报告拒收',
    import: '导入的拒收名单',
    staff: '工作人员修改',
  } as Record<string, string>,
};

const en: typeof zh = {
  unknown: 'Not asked',
  stopVerb: 'Stop',
  allowVerb: 'Allow',
  stop: (channel) => `Stop ${channel}`,
  allow: (channel) => `Allow ${channel}`,
  again: (channel) => `Send ${channel} to this customer again?`,
  againText: 'They refused it. Make sure that they asked for it themselves.',
  againVerb: 'They agreed: send again',
  saved: 'Saved',
  sources: {
    link: 'Opted out by the link of a message',
    reply: 'Replied that they want no more, or the provider reported it',
    import: 'Imported list',
    staff: 'Changed by staff',
  },
};

/** Words about whether a customer may be written to. */
export const useConsentWords = areaWords(zh, en);

import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: '拒收名单',
  text: '名单里的人不会收到这个渠道的任何消息，包括测试。自己退订、回复退订和服务商报告拒收的人会自动加入。',
  count: (count: string) => `共 ${count} 个`,
  import: '导入名单',
  importVerb: '导入',
  list: '名单',
  listHelp: '每行一个，也可用逗号或分号隔开，最多 200,000 个。',
  listEmpty: '请填写至少一个',
  tooMany: '最多 200,000 个，请分批导入',
  chooseFile: '选择 txt 或 csv 文件',
  imported: (added: string, known: string) => `已加入 ${added} 个，${known} 个已在名单里`,
  wrong: (count: string, some: string) => `${count} 个不是正确的手机号，没有加入：${some}`,
  lift: '移出一个',
  liftVerb: '移出',
  lifted: '已移出',
  liftNote: '只有本人要求重新接收，或当初加错了，才应移出。',
};

const en: typeof zh = {
  title: 'Who wants no messages',
  text: 'They get nothing through this channel, not even a test. Whoever opts out by a link or a reply, or is reported by the provider, is added.',
  count: (count) => `${count} in all`,
  import: 'Import list',
  importVerb: 'Import',
  list: 'List',
  listHelp: 'One a line, or parted by commas or semicolons; 200,000 at most.',
  listEmpty: 'Enter one at least',
  tooMany: '200,000 at most. Import it in parts.',
  chooseFile: 'Choose a txt or csv file',
  imported: (added, known) => `${added} added, ${known} in the list already`,
  wrong: (count, some) => `Not added, being no phone numbers (${count}): ${some}`,
  lift: 'Take one off',
  liftVerb: 'Take off',
  lifted: 'Taken off',
  liftNote: 'Only where they asked for messages again, or were added by mistake.',
};

/** Words about those who want no messages. */
export const useOptOutWords = areaWords(zh, en);

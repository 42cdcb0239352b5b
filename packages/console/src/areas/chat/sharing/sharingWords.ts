import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  list: '分享给我的会话',
  title: '会话',
  owner: '分享人',
  assistant: '助手',
  time: '分享时间',
  search: '会话标题或分享人',
  back: '返回对话',
  none: '还没有人分享会话给你',
  noneText: '同事在对话右上角点“分享”，选择所有人或你的角色后，会话出现在这里。',
  gone: '这个会话不再分享',
  goneText: '会话可能已停止分享、已删除，或没有分享给你的角色。',
  toList: '查看分享给我的会话',
  alone: '大模型',
  shared: '已分享，截至现在的问答对方可以阅读',
  stopped: '已停止分享',
};

const en: typeof zh = {
  list: 'Conversations shared with me',
  title: 'Conversation',
  owner: 'Shared by',
  assistant: 'Assistant',
  time: 'Shared at',
  search: 'Title, or who shared it',
  back: 'Back to the chat',
  none: 'Nobody has shared a conversation with you yet',
  noneText:
    'What a colleague shares with everybody or with your role, by the button at the top of a chat, appears here.',
  gone: 'This conversation is no longer shared',
  goneText: 'It may not be shared any more, or was deleted, or is not shared with your role.',
  toList: 'See what is shared with me',
  alone: 'The model',
  shared: 'Shared. Others can read what was said up to now',
  stopped: 'No longer shared',
};

export const useSharingWords = areaWords(zh, en);

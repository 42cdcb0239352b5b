import { areaWords } from '../locale/areaWords.js';

const zh = {
  label: '可见范围',
  everybody: '所有人',
  chosen: '指定角色',
  roles: '可见的角色',
  help: '其他人看不到它，也得不到来自它的回答；管理员始终可见',
};

const en: typeof zh = {
  label: 'Seen by',
  everybody: 'Everybody',
  chosen: 'Chosen roles',
  roles: 'Roles that see it',
  help: 'Nobody else sees it or gets answers from it; administrators always do',
};

export const useSeenByWords = areaWords(zh, en);

import type { Language } from '../http/messages.js';
import type { Units } from './schemaRows.js';

/** What the page about the calls says. */
export interface PageWords {
  readonly title: string;
  readonly lead: (calls: number, unserved: number) => string;
  readonly document: string;
  readonly envelope: string;
  readonly token: string;
  readonly filter: string;
  readonly filterHint: string;
  readonly found: string;
  readonly nothing: string;
  readonly areas: string;
  readonly unserved: string;
  readonly unservedNote: string;
  readonly needs: Readonly<Record<'permission' | 'signedIn' | 'public', string>>;
  readonly permission: string;
  readonly origin: string;
  readonly origins: Readonly<Record<'spec' | 'reading' | 'ours', string>>;
  readonly parameters: string;
  readonly places: Readonly<Record<'path' | 'query', string>>;
  readonly body: string;
  readonly reply: string;
  readonly nothingBack: string;
  readonly stream: string;
  readonly file: string;
  readonly errors: string;
  readonly columns: Readonly<Record<'name' | 'place' | 'type' | 'rules' | 'status' | 'reason' | 'meaning', string>>;
  readonly required: string;
  readonly units: Units;
}

const zh: PageWords = {
  title: '接口文档',
  lead: (calls, unserved) => `共 ${calls} 个接口，其中 ${unserved} 个本服务端暂未提供，调用时返回 501。`,
  document: 'OpenAPI 文档',
  envelope:
    '除文件与事件流外，回复均为 { code, message, data }，成功时 code 为 200；下列回复只写 data 的内容。失败时以 reason 区分原因，message 供人阅读，fields 逐项说明哪个字段有误。',
  token: '除公开接口外，请求头 Authorization 须带登录所得的 token，不加前缀。',
  filter: '筛选接口',
  filterHint: '路径、名称或权限',
  found: '个接口',
  nothing: '没有符合条件的接口',
  areas: '目录',
  unserved: '未提供',
  unservedNote: '本服务端暂未提供此接口，调用时返回 501。',
  needs: { permission: '需要权限', signedIn: '登录后可用', public: '公开' },
  permission: '权限',
  origin: '来源',
  origins: { spec: '约定的路径', reading: '按约定的名称', ours: '本产品自有' },
  parameters: '参数',
  places: { path: '路径', query: '查询' },
  body: '请求体',
  reply: '回复',
  nothingBack: '不返回内容',
  stream: '事件流，每个事件的内容如下',
  file: '文件',
  errors: '错误',
  columns: {
    name: '名称',
    place: '位置',
    type: '类型',
    rules: '约束',
    status: '状态',
    reason: 'reason',
    meaning: '含义',
  },
  required: '必填',
  units: { chars: '个字符', items: '项' },
};

const en: PageWords = {
  title: 'API reference',
  lead: (calls, unserved) => `${calls} calls, ${unserved} of them not served here: those answer 501.`,
  document: 'OpenAPI document',
  envelope:
    'Other than files and event streams, a reply is { code, message, data }, with code 200 on success; below, only what data holds is written. A failure tells its kind by reason, has words for a person in message, and in fields what is wrong with each field.',
  token: 'Except for public calls, the Authorization header holds the token that signing in answers, bare.',
  filter: 'Filter calls',
  filterHint: 'Path, name or permission',
  found: 'calls',
  nothing: 'No call matches',
  areas: 'Contents',
  unserved: 'Not served',
  unservedNote: 'This server does not serve the call: it answers 501.',
  needs: { permission: 'Needs', signedIn: 'Anyone signed in', public: 'Public' },
  permission: 'Permission',
  origin: 'Origin',
  origins: { spec: 'path as agreed', reading: 'by its agreed name', ours: 'of this product' },
  parameters: 'Parameters',
  places: { path: 'path', query: 'query' },
  body: 'Body',
  reply: 'Reply',
  nothingBack: 'Nothing',
  stream: 'A stream of events, each with',
  file: 'A file',
  errors: 'Errors',
  columns: {
    name: 'Name',
    place: 'In',
    type: 'Type',
    rules: 'Rules',
    status: 'Status',
    reason: 'Reason',
    meaning: 'Meaning',
  },
  required: 'required',
  units: { chars: 'chars', items: 'items' },
};

export const pageWords: Readonly<Record<Language, PageWords>> = { 'zh-CN': zh, 'en-US': en };

import type { UploadDataType } from '@console/api/contract';
import type { Language } from '../../../http/messages.js';

const zh: Readonly<Record<string, string>> = {
  phone: '手机号',
  memberNumber: '会员号',
  email: '邮箱',
  gender: '性别',
  birthday: '生日',
  city: '城市',
  level: '等级',
  staffName: '客户经理',
  source: '来源',
  number: '订单号',
  amount: '金额',
  status: '状态',
  product: '商品',
  channel: '渠道',
  orderedAt: '下单时间',
  object: '对象',
  occurredAt: '时间',
};

const en: Readonly<Record<string, string>> = {
  phone: 'Phone',
  memberNumber: 'Member number',
  email: 'E-mail',
  gender: 'Gender',
  birthday: 'Birthday',
  city: 'City',
  level: 'Level',
  staffName: 'Staff',
  source: 'Source',
  number: 'Order number',
  amount: 'Amount',
  status: 'Status',
  product: 'Product',
  channel: 'Channel',
  orderedAt: 'Ordered at',
  object: 'Object',
  occurredAt: 'Time',
};

/** What a field is called; `name` is somebody's, or of a behaviour. */
export const targetName = (target: string, dataType: UploadDataType, language: Language): string => {
  const isEnglish = language === 'en-US';
  if (target === 'name' && dataType === 'behaviours') return isEnglish ? 'Event' : '行为';
  if (target === 'name') return isEnglish ? 'Name' : '姓名';
  return (isEnglish ? en : zh)[target] ?? target;
};

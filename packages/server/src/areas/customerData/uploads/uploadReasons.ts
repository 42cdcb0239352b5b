import { inLanguage, type Language, type Words } from '../../../http/messages.js';

/** Why a row is refused, and what to do about it. */
const rows: Readonly<Record<string, Words>> = {
  heading_again: { zh: '这一行又是列名', en: 'This row repeats the headings.' },
  beyond_headings: {
    zh: '单元格比列名多，检查分隔符和引号',
    en: 'There are more cells than headings. Check separators and quotes.',
  },
  unreadable_text: {
    zh: '有无法识别的文字，请用 UTF-8 保存',
    en: 'Some characters cannot be read. Save the file as UTF-8.',
  },
  failed_formula: { zh: '公式出错，请填写数值', en: 'A formula failed. Enter its value.' },
  formula: { zh: '是公式，请填写数值', en: 'This is a formula. Enter its value.' },
  too_long: { zh: '内容过长', en: 'Too long.' },
  missing: { zh: '必填，不能为空', en: 'Needed, and empty.' },
  nobody: {
    zh: '没有手机号、会员号或邮箱，不知道是谁',
    en: 'There is no phone number, member number or e-mail, so nobody knows who it is.',
  },
  phone_shortened: {
    zh: '手机号被存成了科学计数，位数已丢失；请把该列设为文本后重填',
    en: 'The phone number was saved in short form and lost its digits. Format the column as text and enter it again.',
  },
  not_a_phone: { zh: '不是 11 位手机号', en: 'Not a mobile number of eleven digits.' },
  not_an_email: { zh: '邮箱格式不对', en: 'Not an e-mail address.' },
  not_a_gender: { zh: '性别请填男、女或未知', en: 'Enter male, female or unknown.' },
  not_a_status: {
    zh: '没有这种订单状态：可填已完成、进行中、已取消、已退款',
    en: 'No such order status: use done, open, cancelled or refunded.',
  },
  not_an_amount: { zh: '不是金额，最多两位小数', en: 'Not an amount with two decimals at most.' },
  amount_too_large: { zh: '金额过大', en: 'The amount is too large.' },
  not_a_date: { zh: '没有这一天，请写成 2026-01-31', en: 'There is no such day. Write it as 2026-01-31.' },
  not_a_time: {
    zh: '没有这个时间，请写成 2026-01-31 18:30',
    en: 'There is no such time. Write it as 2026-01-31 18:30.',
  },
  date_out_of_range: { zh: '日期不在合理范围内', en: 'The date is out of range.' },
  in_the_future: { zh: '时间在将来', en: 'The time is in the future.' },
  earlier_row: { zh: '前面已有同一条', en: 'An earlier row is the same one.' },
  same_customer: { zh: '前面已有一行是同一位客户', en: 'An earlier row is about the same customer.' },
  two_customers: {
    zh: '手机号和会员号分别属于两位客户',
    en: 'The phone number belongs to one customer and the member number to another.',
  },
  several_customers: {
    zh: '几位客户都用这个邮箱，请加上手机号或会员号',
    en: 'Several customers have this e-mail address. Add a phone number or a member number.',
  },
  customer_unknown: { zh: '没有这位客户，请先上传客户', en: 'There is no such customer. Upload customers first.' },
  customer_erased: {
    zh: '此人要求删除过个人信息，不能再录入',
    en: 'This person had their data erased and cannot be taken in again.',
  },
  order_of_another: { zh: '这个订单号属于另一位客户', en: 'This order number belongs to another customer.' },
};

/** Why a file as a whole is refused. */
const files: Readonly<Record<string, Words>> = {
  broken_quotes: {
    zh: '第 {row} 行的引号不成对，改好后重新上传',
    en: 'The quotes in row {row} do not match. Correct the file and upload it again.',
  },
  too_many_rows: { zh: '最多 2,000,000 行，请分成几个文件', en: '2,000,000 rows at most. Split the file.' },
  no_rows: { zh: '列名下面没有数据', en: 'There is nothing below the headings.' },
  person_erased: {
    zh: '文件里有人要求删除个人信息，文件已删除，请重新上传',
    en: 'Somebody in this file had their data erased, and the file is gone. Upload it again.',
  },
  interrupted: { zh: '处理多次中断，请重试', en: 'It was interrupted several times. Please try again.' },
};

const other: Words = { zh: '不能录入', en: 'Cannot be taken in.' };

/** Words of the reason that a row is refused for. */
export const reasonWords = (code: string, language: Language): string => inLanguage(rows[code] ?? other, language);

/** Words of the reason that a whole file is refused for. */
export const failureWords = (
  { code, row }: { readonly code: string; readonly row?: number | null },
  language: Language,
): string => inLanguage(files[code] ?? other, language, { row: row ?? '' });

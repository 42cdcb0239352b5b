import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about crowd packs end with, besides those that the contract's own words have. */
export const crowdPackMessages: Messages = {
  rule_value_refused: {
    zh: '规则“{field}”的条件或取值不正确，请检查后再试',
    en: 'The rule about {field} compares or holds something that does not fit it. Check it and try again.',
  },
  too_many_rules: { zh: '规则太多了，最多 {limit} 条', en: 'These are too many rules. At most {limit} are allowed.' },
  too_many_phones: {
    zh: '一组规则里最多填写 {limit} 个手机号；要选很多号码，请用文件新建人群包',
    en: 'A set of rules holds at most {limit} phone numbers. For more of them, make a pack from a file.',
  },
  crowd_pack_circle: {
    zh: '人群包不能直接或间接引用自己',
    en: 'A crowd pack cannot be made of itself, directly or through other packs.',
  },
  crowd_pack_without_rules: {
    zh: '来自文件或手工挑选的人群包没有规则',
    en: 'A crowd pack from a file or made by hand has no rules.',
  },
  crowd_pack_alive: {
    zh: '动态人群包的成员由规则决定，不能手工增减；请先冻结它',
    en: 'Members of an alive crowd pack follow its rules. Freeze the pack before adding or removing people.',
  },
  crowd_takes_long: {
    zh: '{seconds} 秒内没有找到足够的人，请缩小规则范围后再试',
    en: 'People were not found within {seconds} seconds. Narrow the rules and try again.',
  },
};

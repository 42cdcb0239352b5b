/** Kinds by how a name ends or begins, in both languages; the first that fits. */
const kinds: readonly (readonly [pattern: RegExp, zh: string, en: string])[] = [
  [/^(?:第[\p{Script=Han}\d]+[章节条款项]|(?:article|rule|section|clause)\s+\d)/iu, '条款', 'Clause'],
  [/^[一二三四五六特国家省市\d]+级$/u, '资格', 'Qualification'],
  [
    /^(?!一[个种项类名位支]|[一二三四五六七八九十特]级)(?:约|不少于|不超过)?\s*(?:\d[\d,.]*|[零〇一二两三四五六七八九十百千万半]+)\s*(?:%|\p{L})/u,
    '数值',
    'Number',
  ],
  [
    /(?:协会|委员会|联合会|总局|俱乐部|公司|中心|组委会|仲裁组|[代表球]队|部门|学校|大学)$|(?:\b(?:association|federation|committee|club|board|team))$/iu,
    '机构',
    'Organisation',
  ],
  [
    /(?:\p{Script=Han}员|教练|裁判|裁判员|领队|队长|队医|主任|主席|秘书长|代表|监督|经理)$|\b(?:referee|umpire|coach|player|captain|official|scorer|timer|commissioner|manager|chairperson)s?$/iu,
    '角色',
    'Role',
  ],
  [/(?:资格|资质|证|证书|执照|级|等级)$|\b(?:licen[cs]e|certificate|qualification)s?$/iu, '资格', 'Qualification'],
  [/(?:联赛|锦标赛|杯赛|大赛|赛|杯|运动会)$|\b(?:league|cup|championship|tournament)s?$/iu, '赛事', 'Competition'],
  [
    /(?:办法|手册|章程|细则|指南|通知|文件|报告|》)$|\.(?:pdf|docx?|xlsx?)$|\b(?:handbook|manual|guidelines|charter)$/iu,
    '文件',
    'Document',
  ],
  [/(?:规定|规则|条例|条款)$|\b(?:rules?|regulations?)$/iu, '条款', 'Clause'],
];

/** What kind of thing a name of a text stands for, by plain rules; a concept where none of them fits. */
export const kindOf = (name: string, text: string): string => {
  const found = kinds.find(([pattern]) => pattern.test(name.trim()));
  const isChinese = /\p{Script=Han}/u.test(text);
  if (found === undefined) return isChinese ? '概念' : 'Concept';
  return isChinese ? found[1] : found[2];
};

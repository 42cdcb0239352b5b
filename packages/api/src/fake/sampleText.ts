/** Words for a field, by its name; the same name and index always give the same words. */
export const sampleText = (name: string, index: number): string => {
  const of = (...choices: readonly string[]): string => choices[index % choices.length] ?? '示例';
  const n = index + 1;
  const rules: [RegExp, () => string][] = [
    [/^(id|idList)$/i, () => `sample-${n}`],
    [/Ids?$|IdList$/, () => `${name.replace(/(Ids?|IdList)$/, '')}-${n}`],
    [/phone|mobile/i, () => `1380013800${index % 10}`],
    [/email/i, () => `user${n}@example.com`],
    [/password/i, () => 'Sample#2026'],
    [/token/i, () => 'sample-token'],
    [/^account$/, () => of('zhangmin', 'liqiang', 'wangfang')],
    [/(user|nick)_?name|By$|creator|author|operator|owner|^avatarName$/i, () => of('张敏', '李强', '王芳')],
    [/(image|avatar|file|page)?url$/i, () => `/aiapi/qa/upload/sample-${n}.png`],
    [/href|path$/i, () => '/assistantAI/overview'],
    [/icon/i, () => 'Folder'],
    [/colou?r/i, () => '#4385ff'],
    [/time$|date$|At$|^time|^date/i, () => `2026-03-0${(index % 9) + 1}T09:30:00+08:00`],
    [/sql/i, () => 'select count(*) from games'],
    [/(file|document)_?name/i, () => of('篮球规则.pdf', '裁判手册.docx', '竞赛规程.txt')],
    [/assistant.*name/i, () => of('规则助手', '财务助手', '客服助手')],
    [/(base|kb).*name/i, () => of('规则库', '竞赛库', '客服库')],
    [/role.*name/i, () => of('管理员', '业务人员', '审核员')],
    [/question/i, () => of('24 秒违例如何判定？', '比赛何时暂停？', '如何申诉？')],
    [/title|subject/i, () => of('系统维护通知', '新规则已生效', '本周数据已更新')],
    [/answer|content|text|reply/i, () => of('球队须在 24 秒内投篮。', '每半场有两次暂停。', '赛后一小时内书面提出。')],
    [/desc|remark|note|info|feedback|message|summary|reason/i, () => of('供示例使用', '每周更新', '由业务人员维护')],
    [/prompt/i, () => '请依据资料回答，并注明出处。'],
    [/code|key|slug/i, () => `sample_${n}`],
    [/unit/i, () => '次'],
    [/name|label/i, () => `示例 ${n}`],
  ];
  return rules.find(([pattern]) => pattern.test(name))?.[1]() ?? `示例 ${n}`;
};

/** Texts that patterns and formats ask for, tried in this order where the name alone gives nothing that fits. */
export const fallbackTexts = [
  '示例',
  'sample',
  'sample-1',
  '13800138000',
  'user@example.com',
  'https://example.com/sample',
  'example.com',
  'postgresql://reader@db.example.com:5432/games',
  '/sample',
  '2026-03-01T09:30:00+08:00',
  '2026-03-01 09:30:00',
  '2026-03-01',
  '2026-03',
  '09:30',
  '#4385ff',
  'Sample#2026',
  '1',
  'A1',
  'https://portal.example.com',
] as const;

/** Invented prose that never says the same six words twice by accident, and is the same on each run. */

type Pick = <T>(from: readonly T[]) => T;

const picking = (seed: number): { readonly pick: Pick; readonly number: (most: number) => number } => {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pick: Pick = (from) => {
    const chosen = from[Math.floor(next() * from.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  };
  return { pick, number: (most) => 1 + Math.floor(next() * most) };
};

const english = {
  who: [
    'the visiting coach',
    'a young referee',
    'the shot-clock operator',
    'every registered guard',
    'the disciplinary committee',
    'our statistical model',
    'the home association',
    'an experienced commissioner',
    'the substitute centre',
    'each regional federation',
  ],
  how: ['usually', 'carefully', 'reluctantly', 'immediately', 'independently', 'rarely', 'consistently', 'gradually'],
  does: [
    'records',
    'interprets',
    'questions',
    'reconstructs',
    'understands',
    'documents',
    'postpones',
    'recommends',
    'evaluates',
    'anticipates',
  ],
  what: [
    'the unsportsmanlike contact',
    'a disputed throw-in',
    'the remaining possession',
    'every defensive rebound',
    'the official scoresheet',
    'an overtime period',
    'the qualification procedure',
    'the boundary decision',
    'a television replay',
    'the competition calendar',
  ],
  where: [
    'near the free-throw line',
    'during the second half',
    'under international regulations',
    'after a lengthy consultation',
    'in the provincial tournament',
    'before the final whistle',
    'with considerable uncertainty',
    'at the scorer table',
    'across several seasons',
  ],
  link: ['although', 'because', 'whenever', 'so that', 'while', 'unless', 'and'],
};

const chinese = {
  who: ['主裁判', '客队教练', '技术代表', '记录台人员', '青年队员', '竞赛委员会', '替补中锋', '地方协会', '计时员'],
  how: ['通常', '仔细地', '立即', '很少', '逐步', '单独', '反复', '应当'],
  does: ['核对', '解释', '记录', '推迟', '评估', '保存', '质疑', '复查', '公布'],
  what: ['违例判罚', '罚球次数', '比赛计时', '进攻时间', '报名材料', '换人申请', '录像回放', '得分明细', '场地尺寸'],
  where: ['在第三节结束之前', '依照国际规则', '在省级联赛期间', '经过充分讨论后', '于罚球线附近', '在加时赛当中'],
  link: ['因此', '但是', '如果', '同时', '随后', '否则'],
};

/** Writes in one language. Each of its functions goes on where the others left off. */
export interface Writer {
  /** So many sentences, as one paragraph. */
  paragraph(sentences: number): string;
  /** A few words without a full stop. */
  title(): string;
  /** One or two words, as they stand in a figure or the cell of a table. */
  label(): string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const englishWriter = (seed: number): Writer => {
  const { pick, number } = picking(seed);
  const { who, how, does, what, where, link } = english;
  const clause = (): string => `${pick(who)} ${pick(how)} ${pick(does)} ${pick(what)} ${pick(where)}`;
  const sentence = (): string =>
    number(3) === 1
      ? `${capital(clause())} in ${number(90)} of ${100 + number(800)} games.`
      : `${capital(clause())}, ${pick(link)} ${clause()}.`;
  return {
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
    title: () => capital(`${pick(what).replace(/^(?:the|an?|every) /, '')} ${pick(where)}`),
    label: () => capital(pick(what).split(' ').at(-1) ?? ''),
  };
};

export const chineseWriter = (seed: number): Writer => {
  const { pick, number } = picking(seed);
  const { who, how, does, what, where, link } = chinese;
  const clause = (): string => `${pick(who)}${pick(where)}${pick(how)}${pick(does)}${pick(what)}`;
  const sentence = (): string =>
    number(3) === 1 ? `${clause()}，共计${number(900)}场。` : `${clause()}，${pick(link)}${clause()}。`;
  return {
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(''),
    title: () => `${pick(what)}与${pick(what)}的${pick(does)}`,
    label: () => pick(what),
  };
};

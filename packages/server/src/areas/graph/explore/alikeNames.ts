import { setImmediate } from 'node:timers/promises';

/** An entity as far as it is compared with others. */
export interface ComparedEntity {
  readonly id: string;
  readonly knowledgeBaseId: string;
  readonly entityType: string;
  /** Its name as names are compared. */
  readonly normal: string;
  readonly normalAliases: string[];
  readonly degree: number;
}

export interface AlikePair {
  readonly oneId: string;
  readonly otherId: string;
  /** 0 to 1. */
  readonly likeness: number;
  readonly why: 'name' | 'alias';
}

/** Entities between two breaths, so that nobody waits for a long list. */
const AT_ONCE = 200;
/** Entities that share a part of a name; more of them tell nothing. */
const CROWD = 20;
/** Of a name that holds another one, so much at least is the other. */
const HELD = 0.6;

/** Kinds that say that nobody knows the kind. */
const unknownKinds = new Set(['', '概念', '其他', 'concept', 'other', 'thing']);

/** Signs that tell names apart, however like the rest is: numbers, and words that are opposites. */
const telling =
  /[0-9０-９零〇一二三四五六七八九十百千两首甲乙丙丁男女主客上下前后左右内外高低大小新旧东西南北不非未无]/gu;
const tellingOf = (name: string): string => (name.match(telling) ?? []).join('');

const bareOf = (normal: string): string => normal.replace(/[^\p{L}\p{N}]/gu, '');

/** The name, and the name without each one of its signs: of two that differ by one sign one is in both lists. */
const nearly = (signs: readonly string[]): string[] =>
  signs.length < 4 ? [] : [signs.join(''), ...signs.map((_, at) => signs.toSpliced(at, 1).join(''))];

const distance = (one: readonly string[], other: readonly string[]): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, sign] of one.entries()) {
    const next = [i + 1];
    for (const [j, against] of other.entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (sign === against ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** 0 to 1: of two bare names. 0: they are not alike. */
const likenessOf = (one: string, other: string): number => {
  if (one === other) return 1;
  if (tellingOf(one) !== tellingOf(other)) return 0;
  const [a, b] = [[...one], [...other]];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const share = short.length / long.length;
  if (share >= HELD && (one.startsWith(other) || one.endsWith(other) || other.startsWith(one) || other.endsWith(one)))
    return share;
  if (short.length < 4) return 0;
  const steps = distance(short, long);
  return steps <= 2 ? 1 - steps / long.length : 0;
};

/** Parts of a name by which a name that holds it, is held by it, or differs by a sign is found. */
const partsOf = (bare: string): string[] => {
  const signs = [...bare];
  const least = Math.max(2, Math.ceil(signs.length * HELD));
  const ends = Array.from({ length: signs.length - least + 1 }, (_, at) => least + at);
  return [
    ...new Set([
      ...ends.flatMap((length) => [signs.slice(0, length).join(''), signs.slice(-length).join('')]),
      ...nearly(signs),
    ]),
  ];
};

const isOneKind = (one: ComparedEntity, other: ComparedEntity): boolean =>
  one.entityType === other.entityType ||
  unknownKinds.has(one.entityType.toLowerCase()) ||
  unknownKinds.has(other.entityType.toLowerCase());

/**
 * Pairs of entities of one base, of one kind or where the kind of one is not known, whose names read alike: the same letters
 * but for other signs, one at the begin or end of the other and most of it, or, from four letters on, one or two letters
 * different. Never where they differ in a number or in a word that has an opposite. Or one is another name of the other.
 */
export const alikeNames = async (entities: readonly ComparedEntity[]): Promise<AlikePair[]> => {
  const byPart = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, key: string, at: number): void => {
    const held = to.get(key);
    if (held === undefined) to.set(key, [at]);
    else if (held.length < CROWD) held.push(at);
  };
  const bare = entities.map(({ normal }) => bareOf(normal));
  const near: string[][] = [];
  for (const [at, { knowledgeBaseId, normal }] of entities.entries()) {
    add(byName, `${knowledgeBaseId} ${normal}`, at);
    const name = bare[at] ?? '';
    // Those that differ in what tells names apart never meet.
    const kept = `${knowledgeBaseId} ${tellingOf(name)}`;
    near.push(partsOf(name).map((part) => `${kept} ${part}`));
    for (const part of near[at] ?? []) add(byPart, part, at);
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  const pairs = new Map<string, AlikePair>();
  for (const [at, one] of entities.entries()) {
    const named = one.normalAliases.flatMap((alias) => byName.get(`${one.knowledgeBaseId} ${alias}`) ?? []);
    for (const to of named) {
      const other = entities[to];
      if (other === undefined || to === at || !isOneKind(one, other)) continue;
      pairs.set(`${Math.min(at, to)} ${Math.max(at, to)}`, {
        oneId: one.id,
        otherId: other.id,
        likeness: 0.95,
        why: 'alias',
      });
    }
    const met = new Set((near[at] ?? []).flatMap((part) => byPart.get(part) ?? []));
    for (const to of met) {
      const other = entities[to];
      const key = `${Math.min(at, to)} ${Math.max(at, to)}`;
      if (other === undefined || to === at || pairs.has(key) || !isOneKind(one, other)) continue;
      const likeness = likenessOf(bare[at] ?? '', bare[to] ?? '');
      if (likeness > 0) pairs.set(key, { oneId: one.id, otherId: other.id, likeness, why: 'name' });
    }
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return [...pairs.values()];
};

/** 10,000 nodes and 30,000 edges, the same in each run: a few have many neighbours, most have few. */
const NODES = 10_000;
const EACH = 3;

let state = 7;
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return state / 4_294_967_296;
};

const kinds = ['资格', '角色', '条款', '赛事', '机构', '文件'];

export const colours = ['#0c9488', '#c93f74', '#3377f5', '#5a66ff', '#64748b', '#475061'];

export const nodes = Array.from({ length: NODES }, (_, at) => ({
  id: `n${at}`,
  name: `节点 ${at}`,
  entityType: kinds[at % kinds.length] ?? '',
  relationCount: 1 + Math.floor(1000 / (at + 1)),
  // For those that arrange nothing by themselves.
  x: random() * 1000,
  y: random() * 700,
}));

export const edges = Array.from({ length: NODES * EACH }, (_, at) => ({
  id: `e${at}`,
  sourceId: `n${Math.floor(at / EACH)}`,
  targetId: `n${Math.floor(random() ** 2 * NODES)}`,
  predicate: '相关',
}));

export { kinds };

import type { TreeChoice } from './treeChoice.js';

const entry = (id: string, parentId: string | null, label: string): TreeChoice => ({ id, parentId, label });

export const regions: readonly TreeChoice[] = [
  entry('north', null, '华北赛区'),
  entry('beijing', 'north', '北京市篮球协会'),
  entry('tianjin', 'north', '天津市篮球协会'),
  { ...entry('shijiazhuang', 'north', '石家庄市篮球协会'), disabled: true, note: '由上级管理' },
  entry('south', null, '华南赛区'),
  entry('guangdong', 'south', '广东省'),
  entry('guangzhou', 'guangdong', '广州市篮球协会'),
  entry('shenzhen', 'guangdong', '深圳市篮球协会'),
  entry('zhuhai', 'guangdong', '珠海市篮球协会'),
];

export const longRegions: readonly TreeChoice[] = regions.map((one) => ({
  ...one,
  label: `${one.label}（含所属青少年训练基地、裁判员注册点与竞赛组织机构）`,
}));

/** 40 regions with 100 clubs each. */
export const clubs: readonly TreeChoice[] = Array.from({ length: 40 }, (_, region) => [
  entry(`r${region}`, null, `第 ${region + 1} 赛区`),
  ...Array.from({ length: 100 }, (__, club) =>
    entry(`r${region}c${club}`, `r${region}`, `俱乐部 ${region + 1}-${club + 1}`),
  ),
]).flat();

import type { SlideChartKind } from '@console/base/slides';

export const slideViewZh = {
  strip: '页面缩略图',
  page: (number: number, title: string) => (title === '' ? `第 ${number} 页` : `第 ${number} 页：${title}`),
  comma: '，',
  locked: '已锁定',
  faulty: '有问题',
  warned: '有提醒',
  chart: (kind: string, unit: string) => (unit === '' ? kind : `${kind}，单位：${unit}`),
  kinds: { bar: '柱状图', line: '折线图', pie: '饼图' } satisfies Record<SlideChartKind, string>,
  category: '类别',
  value: '数值',
  unknown: '无数据',
  picture: '图片，没有说明',
  pictureOf: (alt: string) => `图片：${alt}`,
};

export const slideViewEn: typeof slideViewZh = {
  strip: 'Thumbnails of the pages',
  page: (number, title) => (title === '' ? `Page ${number}` : `Page ${number}: ${title}`),
  comma: ', ',
  locked: 'locked',
  faulty: 'has faults',
  warned: 'has warnings',
  chart: (kind, unit) => (unit === '' ? kind : `${kind}, unit: ${unit}`),
  kinds: { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart' },
  category: 'Category',
  value: 'Value',
  unknown: 'No data',
  picture: 'Picture without a description',
  pictureOf: (alt) => `Picture: ${alt}`,
};

export const slideViewWords = { key: 'slideView', zh: slideViewZh, en: slideViewEn } as const;

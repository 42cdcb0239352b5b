import type { FilePlace } from '@console/base';

const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

export const textZh = {
  text: '正文',
  mark: (name: string) => `标出 ${name}`,
  place: ({ kind, from, to }: FilePlace): string => {
    if (kind === 'row') return `第 ${range(from, to)} 行`;
    return kind === 'slide' ? `第 ${range(from, to)} 张幻灯片` : '';
  },
  leftOut: (count: number) => `中间略去 ${count} 段`,
  changed: '引用之后，这一段被修改过或停用了',
  empty: '没有可以显示的文字',
};

export const textEn: typeof textZh = {
  text: 'Text',
  mark: (name) => `Mark ${name}`,
  place: ({ kind, from, to }) => {
    const many = from !== to;
    if (kind === 'row') return `${many ? 'Rows' : 'Row'} ${range(from, to)}`;
    return kind === 'slide' ? `${many ? 'Slides' : 'Slide'} ${range(from, to)}` : '';
  },
  leftOut: (count) => `${count} ${count === 1 ? 'passage' : 'passages'} left out`,
  changed: 'This passage was changed or switched off after it was cited',
  empty: 'No text to show',
};

export const textWords = { key: 'text', zh: textZh, en: textEn } as const;

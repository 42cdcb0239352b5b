import type { CheckAnswer, CheckRequest, ImportField, SendAnswer, SendRequest } from './types.js';

export const fields: readonly ImportField[] = [
  { key: 'question', label: '问题', synonyms: ['标准问题', 'question'], required: true, example: '24 秒何时复位？' },
  { key: 'answer', label: '答案', synonyms: ['标准答案', 'answer'], required: true, example: '球触及篮圈时。' },
  { key: 'kind', label: '类别', kind: 'enum', options: ['规则', '赛程', '报名'], example: '规则' },
  { key: 'day', label: '生效日期', kind: 'date', example: '2026-01-01' },
];

const heads = ['问题', '答案', '类别', '生效日期', '备注'];
const good = (at: number) => [`问题 ${at}：三级裁判员理论考试满分是多少`, '满分 100 分。', '规则', '2026-01-01', ''];

/** Rows of which the third has a wrong day, the fourth no question, and the fifth stands there twice. */
export const messy = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => good(at)).map((row, at) => {
    if (at === 2) return row.with(3, '2026-13-01');
    if (at === 3) return row.with(0, '');
    return at === 4 ? good(0) : row;
  });

export const csvOf = (rows: readonly (readonly string[])[], head: readonly string[] = heads, name = '规则问答.csv') =>
  new File([[head, ...rows].map((cells) => cells.join(',')).join('\n')], name, { type: 'text/csv' });

/** Refuses questions that stand there twice, and finds every hundredth among those that there are. */
export const check = ({ all, onProgress }: CheckRequest): Promise<CheckAnswer> => {
  const seen = new Set<string>();
  const twice = all.filter(({ values: { question = '' } }) => {
    if (seen.has(question)) return true;
    seen.add(question);
    return false;
  });
  onProgress(all.length);
  return Promise.resolve({
    problems: twice.map(({ row }) => ({ row, field: 'question', message: '表格里已有同样的问题' })),
    changed: all.filter(({ row }) => row % 100 === 0).map(({ row }) => row),
    checked: all.map(({ row }) => row),
  });
};

export const send = ({ rows }: SendRequest): Promise<SendAnswer> =>
  Promise.resolve({ taken: rows.map(({ row }) => row), refused: [] });

/** Gives a file to the wizard, as the browser does when one was chosen. */
export const chooseFile = (file: File): void => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no file field');
  const data = new DataTransfer();
  data.items.add(file);
  field.files = data.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

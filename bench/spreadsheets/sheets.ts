import { writeXlsx } from '../../packages/server/src/spreadsheets/index.js';

export const many = (count: number, row: (at: number) => string[]): string[][] =>
  Array.from({ length: count }, (_, at) => row(at));

export const sheetOf = (titles: readonly string[], rows: string[][]): File => {
  const data = writeXlsx([{ name: '表', columns: titles.map((title) => ({ title, width: 20 })), rows }]);
  return new File([Uint8Array.from(data)], 'sheet.xlsx');
};

export const faqSheet = (): File =>
  sheetOf(
    ['问题', '相似问法', '答案', '启用'],
    many(9900, (at) => [
      `第 ${at} 条规则里，运球违例怎么判罚？`,
      `规则 ${at} 怎么判\n违例 ${at} 的处理`,
      `根据第 ${at} 条，由对方在靠近违例的地点掷球入界。队员双手同时触球后不得再次运球。`.repeat(3),
      '是',
    ]),
  );

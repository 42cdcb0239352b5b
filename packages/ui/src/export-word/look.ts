import { AlignmentType, type ILevelsOptions, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';

/** Word's own measure: twentieths of a point. */
export const STEP = 420;
/** Word has nine levels of lists. */
export const LEVELS = 9;
export const BULLETS = 'bullets';
export const CODE = 'Code';
export const QUOTE = 'Quote';

const GREY = '595959';
const LINE = 'BFBFBF';
const SHADE = 'F2F2F2';

export const colours = { line: LINE, shade: SHADE } as const;

/** Latin letters in one, Chinese ones in another: Word chooses by the letter. */
const fontOf = (latin: string, eastAsia: string) => ({ ascii: latin, hAnsi: latin, cs: latin, eastAsia });
const text = fontOf('Calibri', '宋体');
const head = fontOf('Calibri', '黑体');
export const codeFont = fontOf('Consolas', '等线');

/** Half points of each depth of heading. */
const headSizes = [32, 28, 26, 24, 22, 21];

const headStyle = (size: number) => ({
  run: { font: head, size, bold: true, color: '000000' },
  paragraph: { spacing: { before: 240, after: 120 }, keepNext: true },
});

const [first = 32, second = 28, third = 26, fourth = 24, fifth = 22, sixth = 21] = headSizes;

export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: text, size: 21, language: { value: 'en-US', eastAsia: 'zh-CN' } },
      paragraph: { spacing: { after: 120, line: 320 } },
    },
    title: {
      run: { font: head, size: 40, bold: true },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 120, after: 240 } },
    },
    heading1: headStyle(first),
    heading2: headStyle(second),
    heading3: headStyle(third),
    heading4: headStyle(fourth),
    heading5: headStyle(fifth),
    heading6: headStyle(sixth),
  },
  paragraphStyles: [
    {
      id: CODE,
      name: CODE,
      basedOn: 'Normal',
      run: { font: codeFont, size: 19 },
      paragraph: { spacing: { before: 60, after: 120, line: 260 } },
    },
    { id: QUOTE, name: QUOTE, basedOn: 'Normal', run: { color: GREY } },
  ],
};

const levels = (of: (level: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start'>): ILevelsOptions[] =>
  Array.from({ length: LEVELS }, (_, level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: STEP * (level + 1), hanging: STEP } } },
    ...of(level),
  }));

const signs = ['•', '◦', '▪'];
const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN] as const;

/** What lists are called that begin with a number. */
export const orderedFrom = (start: number): string => `ordered-${start}`;

/** The kinds of lists of a document; of numbered ones one for each number that they begin with. */
export const numbering = (starts: Iterable<number>): INumberingOptions => ({
  config: [
    {
      reference: BULLETS,
      levels: levels((level) => ({ format: LevelFormat.BULLET, text: signs[level % signs.length] ?? '•' })),
    },
    ...Array.from(starts, (start) => ({
      reference: orderedFrom(start),
      levels: levels((level) => ({
        format: formats[level % formats.length] ?? LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        start,
      })),
    })),
  ],
});

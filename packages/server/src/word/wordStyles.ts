import type { IStylesOptions } from 'docx';

/** Of words that explain. */
export const GREY = '5B6472';

/** Latin letters in one font, Chinese ones in another: Word chooses by the letter. */
const font = (eastAsia: string) => ({ ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia });

export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: font('等线'), size: 21, language: { value: 'en-US', eastAsia: 'zh-CN' } },
      paragraph: { spacing: { after: 100, line: 300 } },
    },
    title: { run: { font: font('黑体'), size: 40, bold: true }, paragraph: { spacing: { before: 60, after: 60 } } },
    heading1: {
      run: { font: font('黑体'), size: 26, bold: true, color: '000000' },
      paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
    },
  },
};

import type { MeasuredText } from '@console/base/slides';
import type pptxgen from 'pptxgenjs';

/** Inches of points: what the library counts in. */
export const inches = (points: number): number => points / 72;

/** A colour as the library takes it, without the `#`. */
export const hex = (colour: string): string => colour.replace('#', '').toUpperCase();

/** Names of shapes, by what they are: the title and the number are found again by them. */
export const shapeNames: Readonly<Record<MeasuredText['role'], string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  points: 'Text',
  column: 'Column',
  figure: 'Figure',
  label: 'Label',
  quote: 'Quote',
  by: 'Author',
  footer: 'Footer',
  number: 'Slide Number',
};

const bulletOf = (text: MeasuredText, paragraph: number): pptxgen.TextPropsOptions['bullet'] => {
  const line = text.lines.find((one) => one.paragraph === paragraph);
  if (line === undefined || line.bullet === '') return false;
  const level = text.paragraphs[paragraph]?.level ?? 0;
  const indent = line.x / (level + 1);
  if (/^\d/.test(line.bullet)) {
    return { type: 'number', style: 'arabicPeriod', numberStartAt: Number.parseInt(line.bullet, 10), indent };
  }
  const code = line.bullet.codePointAt(0) ?? 0x2022;
  return { characterCode: code.toString(16).padStart(4, '0').toUpperCase(), indent };
};

/** A box of text where it was measured, its paragraphs those that were given: the program breaks them again where we did. */
export const addText = (slide: pptxgen.Slide, text: MeasuredText): void => {
  const runs = text.paragraphs.map((paragraph, at): pptxgen.TextProps => {
    const bullet = bulletOf(text, at);
    return {
      text: paragraph.text,
      options: {
        bullet,
        // A sign at the lower level stands further in.
        ...(bullet !== false && paragraph.level > 0 ? { indentLevel: paragraph.level } : {}),
        ...(at > 0 ? { paraSpaceBefore: text.gap } : {}),
        breakLine: at < text.paragraphs.length - 1,
        lang: 'zh-CN',
      },
    };
  });
  slide.addText(runs, {
    x: inches(text.x),
    y: inches(text.y),
    w: inches(text.width),
    h: inches(text.height),
    margin: 0,
    wrap: true,
    fit: 'none',
    valign: 'top',
    align: text.align,
    fontFace: text.font,
    fontSize: text.size,
    bold: text.bold,
    color: hex(text.colour),
    lineSpacing: text.lineHeight,
    isTextBox: true,
    objectName: shapeNames[text.role],
  });
};

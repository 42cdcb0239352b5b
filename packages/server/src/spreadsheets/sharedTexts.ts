import { unescaped } from './cellValues.js';
import { readXml } from '../files/readXml.js';

/** The text of a cell that names it by its number. */
export type TextOf = (number: number) => string;

/** Puts together a text of several runs, without the readings that stand above Japanese words. */
export const textCollector = () => {
  let [text, inText, inReading] = ['', false, false];
  return {
    open: (name: string): void => {
      if (name === 't') inText = true;
      else if (name === 'rPh') inReading = true;
    },
    text: (part: string): void => {
      if (inText && !inReading) text += part;
    },
    close: (name: string): void => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
    },
    /** What has come together since the last time. */
    take: (): string => {
      const taken = text;
      text = '';
      return taken;
    },
  };
};

/** The texts that cells of a workbook share. */
export const sharedTexts = async (xml: AsyncIterable<Uint8Array> | null): Promise<TextOf> => {
  const texts: string[] = [];
  const collector = textCollector();
  if (xml !== null) {
    await readXml(xml, {
      open: ({ name }) => collector.open(name),
      text: collector.text,
      close: (name) => {
        collector.close(name);
        if (name === 'si') texts.push(unescaped(collector.take()));
      },
    });
  }
  return (number) => texts[number] ?? '';
};

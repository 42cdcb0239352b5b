/** Text of others for a prompt, which cannot end the part of it that it stands in. */
export const asData = (text: string): string =>
  text.replace(
    /<(?=\s*\/?\s*(?:passages?|question|screen|conversation|document|summary|outline|result|example|slide|sources|notes)\b)/gi,
    '＜',
  );

/** The same for an attribute. */
export const asAttribute = (text: string): string =>
  asData(text)
    .replace(/["\r\n<>]/g, ' ')
    .trim();

/** A string, or a whole number that is so long that a `number` may not hold all of its digits. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** Reads JSON so that ids keep all their digits: whole numbers of 16 digits and more come as text. Undefined: it is none. */
export const exactJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replaceAll(TOKEN, (found) => (found.startsWith('"') ? found : `"${found}"`)));
  } catch {
    return undefined;
  }
};

/** A number where JavaScript has it exactly, or as exactly as people write them; else its digits as text. */
export const numberOrText = (text: string): number | string => {
  const number = Number(text);
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(number) ? number : text;
  const digits = text.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '').length;
  return Number.isFinite(number) && digits <= 17 ? number : text;
};

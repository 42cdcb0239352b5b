/** Thousandths of a yuan as they are read, with separators: 45 → 0.045, 90 → 0.09, 1063080 → 1,063.08. */
export const yuanOf = (thousandths: number): string =>
  (thousandths / 1000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

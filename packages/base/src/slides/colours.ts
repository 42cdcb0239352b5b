const channels = (colour: string): [number, number, number] => {
  const value = /^#[\da-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : 0;
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast of two colours `#rrggbb`, from 1 to 21, as WCAG counts it. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A colour between two. `share`: of the second, 0 to 1. */
export const mixColours = (one: string, other: string, share: number): string => {
  const [first, second] = [channels(one), channels(other)];
  const mixed = first.map((value, at) => Math.round(value + ((second[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

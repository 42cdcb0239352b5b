import type { SlideFigure } from '@console/base/slides';

const VALUE = /[-−+]?\s*[¥￥$€]?\d[\d,]*(?:\.\d+)?\s*(?:[%％‰]|[\p{L}]{0,4})/u.source;
const NAMED = new RegExp(`^([^：:。]{1,40})[：:]\\s*(${VALUE})\\s*(?:[（(]([^（）()]{1,60})[)）])?[。.]?$`, 'u');
const BARE = new RegExp(`^(${VALUE})\\s*(?:[（(]([^（）()]{1,60})[)）])?[。.]?$`, 'u');

/** A number that a line consists of, with what it is: its own label, or the heading that it stands under. */
export const figureOf = (line: string, heading: string): SlideFigure | null => {
  const named = NAMED.exec(line.trim());
  if (named !== null) {
    const [, label = '', value = '', change = ''] = named;
    return { label: label.trim(), value: value.trim(), change: change.trim() };
  }
  const bare = BARE.exec(line.trim());
  return bare === null || heading === ''
    ? null
    : { label: heading.slice(0, 300), value: (bare[1] ?? '').trim(), change: (bare[2] ?? '').trim() };
};

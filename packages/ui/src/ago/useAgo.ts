import { agoOf } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { agoWords } from './locale.js';

/** Says how long ago a time is: 刚刚, 12分钟前, 3小时前, 1天前, then its date. The present is passed in. */
export const useAgo = (): ((time: Date | string | number, now: Date | number) => string) => {
  const words = useWords(agoWords);
  return (time, now) => {
    const ago = agoOf(time, now);
    if (ago.unit === 'now') return words.now;
    return ago.unit === 'date' ? ago.date : words[ago.unit](ago.count);
  };
};

/** As in the contract. */
const LARGEST = 1e15;

/** A number as people write it in a table: 1,234.5, 95%, −3, １２. Null where it is none. */
export const readNumber = (text: string): number | null => {
  const plain = text.normalize('NFKC').trim().replace(/^[−–]/, '-').replace(/\s*%$/, '');
  const bare = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(bare)) return null;
  const value = Number(bare);
  return Math.abs(value) <= LARGEST ? value : null;
};

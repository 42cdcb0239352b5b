import { Converter } from 'opencc-js/t2cn';

/** Traditional characters as simplified ones. */
export const toSimplified: (text: string) => string = Converter({ from: 't', to: 'cn' });

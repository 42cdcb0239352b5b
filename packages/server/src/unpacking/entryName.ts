import { type Entry, getFileNameLowLevel } from 'yauzl';

/** Says that a name is written in UTF-8. */
const UTF8_FLAG = 0x800;
/** The field in which some programs repeat a name in UTF-8. */
const UNICODE_NAME = 0x7075;

const decodedAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Names that say nothing of their encoding: some programs write UTF-8 all the same, those of a Chinese Windows write GBK. */
const guessed = (bytes: Uint8Array): string | null => decodedAs('utf-8', bytes) ?? decodedAs('gb18030', bytes);

/** The folders and the name of an entry, parted by `/`, as they were meant. */
export const entryName = ({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string => {
  const isUnicode = (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_NAME);
  const name = isUnicode ? null : guessed(fileNameRaw);
  return (name ?? getFileNameLowLevel(flags, fileNameRaw, extraFields, false)).replaceAll('\\', '/');
};

/** Whether somebody who put files where their names say would put this one somewhere else. */
export const isUnsafe = (name: string): boolean =>
  name.includes('\0') || /^(?:\/|[a-z]:)/i.test(name) || name.split('/').includes('..');

/** Files that systems leave behind in folders, and that nobody knows of. */
export const isJunk = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$|~\$[^/]*$)/i.test(name);

/** A name as it is shown. */
export const shownName = (name: string): string => {
  const clean = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return [...clean].slice(0, 500).join('');
};

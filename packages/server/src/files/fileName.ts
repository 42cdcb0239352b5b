const MAX_LENGTH = 200;

/** A file's name as it is kept: no folders, no control characters, composed letters, at most 200 characters with its ending. */
export const cleanFileName = (name: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Direction marks can make an ending look like another.
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const [ending = ''] = /\.[^.]{1,10}$/.exec(clean) ?? [];
  const stem = clean.slice(0, clean.length - ending.length).trim();
  const short = [...stem]
    .slice(0, MAX_LENGTH - ending.length)
    .join('')
    .slice(0, MAX_LENGTH - ending.length);
  return `${short === '' ? '未命名' : short.replace(/[\ud800-\udbff]$/, '')}${ending}`;
};

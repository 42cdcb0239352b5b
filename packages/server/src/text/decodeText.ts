/** Bytes looked at to tell text from anything else. */
const HEAD = 65_536;
/** Share of characters beyond ASCII that may be damaged before an encoding is not believed. */
const MOST_DAMAGED = 0.02;
/** Share of letters with accents and the like in a Western text. */
const MOST_ACCENTED = 0.1;

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding that a byte order mark names. */
const markedEncoding = (data: Uint8Array): string | undefined =>
  marks.find(([, mark]) => mark.every((byte, at) => data[at] === byte))?.[0];

/** Whether it begins with a byte order mark. */
export const isMarkedText = (data: Uint8Array): boolean => markedEncoding(data) !== undefined;

/** What no text holds: characters that could not be read, that nobody has assigned, or that control a device. */
const damage = /[\ufffd\ue000-\uf8ff\p{Cn}\u0080-\u009f]/gu;
const beyondAscii = /[^\0-\x7f]/gu;

const damagedShare = (text: string): number => {
  const all = text.match(beyondAscii)?.length ?? 0;
  return all === 0 ? 0 : (text.match(damage)?.length ?? 0) / all;
};

/** Western text, whose letters beyond ASCII are few: too short a sample to be told from GB18030 by what is damaged. */
const isWestern = (head: Uint8Array): boolean => {
  const text = new TextDecoder('windows-1252').decode(head);
  const isControlled = [...head.subarray(0, 4096)].some((byte) => byte < 9 || (byte > 13 && byte < 32));
  return (
    !isControlled && damagedShare(text) === 0 && (text.match(beyondAscii)?.length ?? 0) < text.length * MOST_ACCENTED
  );
};

/**
 * How the text is encoded: by its byte order mark, else UTF-8, else GB18030, else as Western Windows does it. Null where
 * it reads as none of these.
 */
export const textEncoding = (data: Uint8Array): string | null => {
  const marked = markedEncoding(data);
  if (marked !== undefined) return marked;
  const head = data.subarray(0, HEAD);
  if (head.includes(0)) return null;
  // A character that the end of the head cuts in two is no damage.
  const whole = { stream: data.length >= HEAD };
  const known = ['utf-8', 'gb18030'].find(
    (encoding) => damagedShare(new TextDecoder(encoding).decode(head, whole)) <= MOST_DAMAGED,
  );
  return known ?? (isWestern(head) ? 'windows-1252' : null);
};

/** Text of a file, without its byte order mark. Null for what is no text in an encoding that is known here. */
export const decodeText = (data: Uint8Array): string | null => {
  const encoding = textEncoding(data);
  return encoding === null ? null : new TextDecoder(encoding).decode(data);
};

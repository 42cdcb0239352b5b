const MARKS = /[`*_{}<>|~$&#!^=]/g;
const LINK =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|mailto:|xmpp:)[^\s\p{Script=Han}，。；、）】”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
/** Invisible, and takes no room. */
const JOINER = '\u2060';

/** Brackets and backslashes are parted, not escaped: `\[` would begin a formula, and an escaped `[1]` still reads as a citation. */
const escapeMarks = (text: string): string =>
  text.replace(/\\/g, `\\\\${JOINER}`).replace(/[[\]]/g, `$&${JOINER}`).replace(MARKS, '\\$&');

const escapeListMark = (line: string): string =>
  line.replace(/^([-+]|\d+[.)](?=\s|$))/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);

/** As code: the one way to show an address that no reader of markdown makes a link of. */
const asCode = (text: string): string => `\`${text.replaceAll('`', '')}\``;

/**
 * A line of text as markdown that shows just that line: no heading, list, table, emphasis, formula, link or image comes
 * of it, and no citation. Addresses are set as code, so that they are not turned into links either.
 */
export const escapeLine = (line: string): string => {
  const plain = line.replace(/\p{Cc}/gu, ' ').trim();
  let escaped = '';
  let from = 0;
  for (const found of plain.matchAll(LINK)) {
    escaped += escapeMarks(plain.slice(from, found.index)) + asCode(found[0]);
    from = found.index + found[0].length;
  }
  return escapeListMark(escaped + escapeMarks(plain.slice(from)));
};

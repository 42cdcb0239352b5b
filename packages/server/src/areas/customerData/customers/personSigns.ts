/** By what somebody is known; empty: not by that. */
export interface Keys {
  readonly phone: string;
  readonly memberNumber: string;
  readonly email: string;
}

/** By what texts are searched for somebody. */
export interface PersonSigns {
  /**
   * A pattern of their numbers and addresses, whole ones, for `RegExp` and for PostgreSQL alike, whichever case; null: they have
   * none. A number may stand with gaps, full-width digits, or its country's number before it.
   */
  readonly pattern: string | null;
  /** Numbers and addresses as they are written without gaps, in small letters. */
  readonly plain: readonly string[];
  /** Member numbers in small letters. They may be as short as a word, and are compared with whole cells alone. */
  readonly memberNumbers: readonly string[];
}

/** Signs beyond which a member number is nobody's size, score or year: whatever is the same means them. */
export const SHORT_NUMBER = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const GAP = '[\\s()-]*';

/** No digit before it or after it, but for the country's. */
const phonePattern = (phone: string): string => {
  const digits = [...phone].map((digit) =>
    /\d/.test(digit) ? `[${digit}${String.fromCodePoint(0xff10 + Number(digit))}]` : escaped(digit),
  );
  return `(^|[^0-9０-９])((00)?86${GAP})?${digits.join(GAP)}($|[^0-9０-９])`;
};

/** `li@qq.com` is neither in `wang.li@qq.com` nor in `li@qq.com.cn`; it is in `联系人-li@qq.com` and before a full stop. */
const emailPattern = (email: string): string =>
  `(^|[^a-z0-9._%+-]|(^|[^a-z0-9._%+-])[._%+-]+)${escaped(email.toLowerCase()).replace('@', '(@|%40)')}($|[^a-z0-9.-]|[.-]+($|[^a-z0-9.-]))`;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** What people, who are one, are searched by. */
export const signsOf = (people: readonly Keys[]): PersonSigns => {
  const phones = distinct(people.map(({ phone }) => phone));
  const emails = distinct(people.map(({ email }) => email.toLowerCase()));
  const patterns = [...phones.map(phonePattern), ...emails.map(emailPattern)];
  return {
    pattern: patterns.length === 0 ? null : patterns.join('|'),
    plain: [...phones, ...emails],
    memberNumbers: distinct(people.map(({ memberNumber }) => memberNumber.toLowerCase())),
  };
};

/** Parts of an address of the web, as people write them. */
const partsOf = (address: string): string[] =>
  address.split(/[/?&=#;,]/).map((part) => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' ')).trim();
    } catch {
      return part;
    }
  });

/** Whether an address of the web names them: by a number or an address in it, or by what they are called as a part of it. */
export const namingAddress = (
  { pattern, memberNumbers }: PersonSigns,
  people: readonly { readonly id: string; readonly name: string }[],
): ((address: string) => boolean) => {
  const wanted = pattern === null ? null : new RegExp(pattern, 'i');
  const names = distinct(people.flatMap(({ id, name }) => [id.toLowerCase(), name.trim().toLowerCase()]));
  const whole = new Set([...memberNumbers, ...names]);
  return (address) => partsOf(address).some((part) => whole.has(part.toLowerCase()) || wanted?.test(part) === true);
};

/** Whether a part of a csv names them. Short member numbers count where the file has a column of them. */
export const namingText = (
  { pattern, memberNumbers }: PersonSigns,
  hasMemberColumn: boolean,
): ((text: string) => boolean) => {
  const whole = memberNumbers.filter((number) => hasMemberColumn || number.length > SHORT_NUMBER).map(escaped);
  const cells = whole.length === 0 ? [] : [`(^|[,;\\t"\\r\\n])[\\s']*(${whole.join('|')})\\s*($|[,;\\t"\\r\\n])`];
  const all = [...(pattern === null ? [] : [pattern]), ...cells];
  if (all.length === 0) return () => false;
  const wanted = new RegExp(all.join('|'), 'i');
  return (text) => wanted.test(text);
};

/** Letters of one text message; past that, of each of its parts, which are told apart by a few letters of their own. */
const WHOLE = 70;
const PART = 67;

/** How a text goes out as text messages. */
export interface SmsSegments {
  /** Letters, an emoji counting as two, as operators count them. */
  readonly letters: number;
  /** Parts that are sent and paid for. None: there is no text. */
  readonly segments: number;
  /** Letters that each part holds. */
  readonly room: number;
  /** Letters until the next part begins. */
  readonly left: number;
}

/** What a text of a message comes to, with its sign, its filled variables and the words about leaving. */
export const smsSegments = (text: string): SmsSegments => {
  const letters = text.length;
  const room = letters <= WHOLE ? WHOLE : PART;
  const segments = Math.ceil(letters / room);
  return { letters, segments, room, left: Math.max(1, segments) * room - letters };
};

import { linksOf, smsSegments, templateParts } from '@console/base';

/** What variables come to for the person that a preview is of; one without a value is marked. */
export type PreviewValues = Readonly<Record<string, string>>;

/** A piece of a message as it is drawn: its own words, the value of a variable, one without a value, or a link. */
export interface Piece {
  readonly kind: 'text' | 'value' | 'missing' | 'link';
  /** What is read; of one without a value the name of the variable. */
  readonly text: string;
  /** The part of a text message that begins before it, counted from 2. */
  readonly begins?: number;
}

const valueOf = (values: PreviewValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : '';

/** The links of a text cut out of it. */
const linkPieces = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let rest = text;
  for (const { link } of linksOf(text, [])) {
    const at = rest.indexOf(link);
    if (at < 0) continue;
    if (at > 0) pieces.push({ kind: 'text', text: rest.slice(0, at) });
    pieces.push({ kind: 'link', text: link });
    rest = rest.slice(at + link.length);
  }
  if (rest !== '') pieces.push({ kind: 'text', text: rest });
  return pieces;
};

/** A text cut at its variables and links. */
export const piecesOf = (text: string, values: PreviewValues): Piece[] =>
  templateParts(text).flatMap((part): Piece[] => {
    if ('text' in part) return linkPieces(part.text);
    const value = valueOf(values, part.variable);
    return [value === '' ? { kind: 'missing', text: part.variable } : { kind: 'value', text: value }];
  });

/** The text that is counted: what nothing is known for goes out as nothing. */
const countedText = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, text }) => (kind === 'missing' ? '' : text)).join('');

/** What a text message comes to: the letters of its sign, its words and its values. */
export const sizeOf = (signName: string, content: string, values: PreviewValues) =>
  smsSegments(countedText(smsPieces(signName, content, values)));

/** A text message with its sign, cut at its variables and links. */
export const smsPieces = (signName: string, content: string, values: PreviewValues): Piece[] => [
  ...(signName === '' ? [] : [{ kind: 'text', text: `【${signName}】` } as const]),
  ...piecesOf(content, values),
];

const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** The same, cut as well where another part of it begins. */
export const cutAtParts = (pieces: readonly Piece[]): Piece[] => {
  const { segments, room } = smsSegments(countedText(pieces));
  if (segments < 2) return [...pieces];
  const cut: Piece[] = [];
  let at = 0;
  let part = 1;
  for (const { kind, text } of pieces) {
    if (kind === 'missing') {
      cut.push({ kind, text });
      continue;
    }
    let rest = text;
    while (rest !== '') {
      const begins = at > 0 && at >= part * room;
      if (begins) part += 1;
      let take = Math.min(rest.length, part * room - at);
      // Both halves of an emoji stay together.
      if (isLow(rest.charCodeAt(take))) take += 1;
      cut.push({ kind, text: rest.slice(0, take), ...(begins && { begins: part }) });
      rest = rest.slice(take);
      at += take;
    }
  }
  return cut;
};

import { ModelError } from './modelError.js';

/** Something a model may ask to be called. */
export interface ChatTool {
  /** Letters, digits, `_` and `-`, at most 64. */
  readonly name: string;
  readonly description: string;
  /** JSON schema of an object. */
  readonly parameters: object;
}

/** What a model wants to be called, as it says it: nothing of it is checked. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as far as the model keeps to it. */
  readonly arguments: string;
}

/** Calls that one reply may want, and the characters of all their arguments. */
const MOST_CALLS = 16;
const LONGEST_ARGUMENTS = 100_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Puts calls together that come in pieces. */
export interface CallReader {
  /** Takes `tool_calls` of a piece of a reply, or of a whole one; what is none is passed over. Throws `ModelError`. */
  take(pieces: unknown): void;
  /** All calls, in the order in which they began. */
  calls(): ToolCall[];
}

export const callReader = (): CallReader => {
  const begun: { index: number; id: string; name: string; arguments: string }[] = [];
  let size = 0;
  const placeOf = (piece: Record<string, unknown>): number => {
    if (typeof piece.index === 'number') return piece.index;
    // Services that do not count send each call whole, under an id of its own.
    const known = begun.find(({ id }) => id === piece.id && id !== '');
    return known?.index ?? (typeof piece.id === 'string' ? begun.length : Math.max(0, begun.length - 1));
  };
  return {
    take: (pieces) => {
      if (!Array.isArray(pieces)) return;
      for (const piece of pieces as readonly unknown[]) {
        if (!isRecord(piece) || !isRecord(piece.function)) continue;
        const index = placeOf(piece);
        let call = begun.find((one) => one.index === index);
        if (call === undefined) {
          if (begun.length === MOST_CALLS) throw new ModelError('bad_reply');
          call = { index, id: '', name: '', arguments: '' };
          begun.push(call);
        }
        const { name, arguments: given } = piece.function;
        if (typeof piece.id === 'string' && piece.id !== '') call.id = piece.id;
        if (typeof name === 'string') call.name += name;
        // Some send the arguments as an object.
        const text = typeof given === 'string' ? given : isRecord(given) ? JSON.stringify(given) : '';
        size += text.length;
        if (size > LONGEST_ARGUMENTS) throw new ModelError('bad_reply');
        call.arguments += text;
      }
    },
    calls: () =>
      begun.map(({ index, id, name, arguments: given }) => ({ id: id || `call_${index}`, name, arguments: given })),
  };
};

/** What services answer that know no tools. */
export const KNOWS_NO_TOOLS: ReadonlySet<number> = new Set([400, 404, 422, 501]);

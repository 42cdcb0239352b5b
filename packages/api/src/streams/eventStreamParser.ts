/** One event of a stream, as the WHATWG rules for event streams dispatch it. */
export interface ServerSentEvent {
  /** `message` where the stream names none. */
  type: string;
  data: string;
  /** The last id the stream named, also by an earlier event; empty where there was none. */
  lastEventId: string;
}

export interface EventStreamHandlers {
  onEvent: (event: ServerSentEvent) => void;
  /** Milliseconds that the server asks to be waited before the connection is made again. */
  onRetry?: (milliseconds: number) => void;
  onComment?: (text: string) => void;
  /** The id to resume after has changed. Also called for an id that came without an event. */
  onId?: (lastEventId: string) => void;
}

/** Characters of one event, or of one line, beyond which a stream is not read on. */
export const LONGEST_EVENT = 16 * 1024 * 1024;

/**
 * Reads an event stream as it arrives, cut anywhere; lines end in LF, CR or CRLF. Takes decoded text: the decoder
 * has removed the byte order mark. What stands after the last empty line is never dispatched.
 */
export const eventStreamParser = ({ onEvent, onRetry, onComment, onId }: EventStreamHandlers) => {
  let rest = '';
  let afterCarriageReturn = false;
  let type = '';
  let data: string[] = [];
  let length = 0;
  let id = '';
  let announcedId = '';

  const dispatch = (): void => {
    if (id !== announcedId) {
      announcedId = id;
      onId?.(id);
    }
    const event = { type: type === '' ? 'message' : type, data: data.join('\n'), lastEventId: id };
    const empty = data.length === 0;
    type = '';
    data = [];
    length = 0;
    if (!empty) onEvent(event);
  };

  const takeField = (name: string, value: string): void => {
    if (name === 'data') {
      data.push(value);
      length += value.length;
    } else if (name === 'event') type = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^[0-9]+$/.test(value)) onRetry?.(Number(value));
  };

  const takeLine = (line: string): void => {
    const colon = line.indexOf(':');
    if (line === '') dispatch();
    else if (colon === 0) onComment?.(line.slice(line[1] === ' ' ? 2 : 1));
    else if (colon === -1) takeField(line, '');
    else takeField(line.slice(0, colon), line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1));
  };

  /** Throws `RangeError` for a stream that never ends its lines or its event. */
  const feed = (chunk: string): void => {
    if (chunk === '') return;
    const text = afterCarriageReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    afterCarriageReturn = chunk.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
    if (rest.length + length > LONGEST_EVENT) throw new RangeError('An event of the stream is too long');
  };

  return { feed };
};

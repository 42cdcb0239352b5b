// First: what follows needs it.
import './entities.js';
import { bytesInText, pictureOf } from './pictures.js';
import { type ReadText, readText } from './readText.js';
import { wordDocument } from './wordDocument.js';
import type { WordPicture, WordReply, WordRequest, WordText } from './wordTypes.js';

/** Where of the whole work each part ends. */
const READ = 0.1;
const DRAWN = 0.5;
const PLACED = 0.7;

/** Further pictures are left out. */
const MOST_PICTURES = 200;

const say = (reply: WordReply, transfer: Transferable[] = []) => {
  // A worker has one listener, and no origin to name.
  globalThis.postMessage(reply, { transfer });
};

interface Work {
  readonly text: ReadText;
  readonly title: string | undefined;
  /** Pictures that the page has to fetch. */
  readonly wanted: readonly string[];
}

let work: Work | undefined;

const write = async ({ text, title, wanted }: Work, fetched: readonly (ArrayBuffer | null)[]) => {
  const pictures = new Map<string, WordPicture>();
  const sources = text.pictures.slice(0, MOST_PICTURES);
  for (const [at, source] of sources.entries()) {
    const bytes = bytesInText(source) ?? fetched[wanted.indexOf(source)] ?? null;
    // One after the other: of large ones only one stands unfolded in memory.
    const picture = bytes === null ? null : await pictureOf(bytes);
    if (picture !== null) pictures.set(source, picture);
    say({ kind: 'progress', share: READ + ((DRAWN - READ) * (at + 1)) / sources.length });
  }
  const onProgress = (share: number) => say({ kind: 'progress', share: DRAWN + (PLACED - DRAWN) * share });
  const file = await wordDocument({ text, title, pictures, onProgress });
  say({ kind: 'done', file }, [file]);
};

const begin = ({ markdown, title }: WordText): Promise<void> => {
  const text = readText(markdown);
  say({ kind: 'progress', share: READ });
  const wanted = text.pictures.slice(0, MOST_PICTURES).filter((source) => !source.startsWith('data:'));
  work = { text, title, wanted };
  if (wanted.length === 0) return write(work, []);
  say({ kind: 'wanted', sources: wanted });
  return Promise.resolve();
};

const answer = (request: WordRequest): Promise<void> => {
  if (request.kind === 'write') return begin(request.text);
  return work === undefined ? Promise.resolve() : write(work, request.pictures);
};

globalThis.addEventListener('message', ({ data }: MessageEvent<WordRequest>) => {
  Promise.resolve()
    .then(() => answer(data))
    .catch(() => say({ kind: 'failed' }));
});

import PostalMime, { type Address } from 'postal-mime';
import { normaliseText } from './characters.js';
import { htmlBlocks } from './parseHtml.js';
import { textBlocks } from './parseText.js';
import { type Block, ParseError } from './types.js';

const clean = (text: string): string => normaliseText(text).replace(/\s+/g, ' ').trim();

const peopleOf = (addresses: readonly Address[] | undefined): string =>
  (addresses ?? [])
    .map(({ name, address }) => clean(address === undefined || address === '' ? name : `${name} <${address}>`))
    .filter((one) => one !== '')
    .join('、');

/** Reads a message: who wrote it to whom and when, what it says, and the names of what was attached. */
export const parseEml = async (data: Uint8Array): Promise<Block[]> => {
  let mail: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    mail = await PostalMime.parse(data, { maxNestingDepth: 50 });
  } catch (error) {
    throw new ParseError('corrupt', error);
  }
  const body = mail.html !== undefined && mail.html !== '' ? htmlBlocks(mail.html) : textBlocks(mail.text ?? '', false);
  const facts = [
    ['发件人', peopleOf(mail.from === undefined ? [] : [mail.from])],
    ['收件人', peopleOf(mail.to)],
    ['抄送', peopleOf(mail.cc)],
    // As it was written, with its own time zone.
    ['时间', clean(mail.headers.find(({ key }) => key === 'date')?.value ?? '')],
    [
      '附件',
      mail.attachments
        .map(({ filename }) => clean(filename ?? ''))
        .filter((name) => name !== '')
        .join('、'),
    ],
  ].filter(([, value]) => value !== '');
  const subject = clean(mail.subject ?? '');
  if (body.length === 0 && facts.length === 0 && subject === '') throw new ParseError('no_text');
  const text = facts.map(([title, value]) => `${title}：${value}`).join('\n');
  const blocks: Block[] = [
    ...(subject === '' ? [] : [{ kind: 'heading' as const, level: 1, text: subject, pieces: [] }]),
    ...(text === '' ? [] : [{ kind: 'text' as const, level: 0, text, pieces: [] }]),
    // Under the subject, whatever the message itself begins with.
    ...body.map((block) => (block.kind === 'heading' ? { ...block, level: block.level + 1 } : block)),
  ];
  return blocks;
};

import type { documentTypes } from '@console/api/contract/documents';
import { fileTypeFromBuffer } from 'file-type';
import { ArchiveTooLarge, BadArchive, openArchive } from '../files/archive.js';
import { headOf } from '../files/fileOnDisk.js';
import { sourceOf } from '../files/source.js';
import { isMarkedText, textEncoding } from '../text/decodeText.js';

export type DocumentType = (typeof documentTypes)[number];

const endings: Readonly<Record<string, DocumentType>> = {
  pdf: 'pdf',
  docx: 'docx',
  pptx: 'pptx',
  xlsx: 'xlsx',
  csv: 'csv',
  html: 'html',
  htm: 'html',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
};

/** Enough to know a file by. */
const HEAD = 65_536;

/** The part that makes an archive an Office file of a type. */
const officeParts: Readonly<Partial<Record<DocumentType, string>>> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
};

/** Known by the list at its end: no more of it is read. */
const holds = async (file: Blob, part: string): Promise<boolean> => {
  try {
    const archive = await openArchive(await sourceOf(file), { entries: 5000, unpacked: 0 });
    archive.close();
    return archive.names.includes(part);
  } catch (error) {
    if (error instanceof BadArchive || error instanceof ArchiveTooLarge) return false;
    throw error;
  }
};

/** The type of a file whose name and content agree on it. Null for all others. */
export const fileKind = async (name: string, file: Blob): Promise<DocumentType | null> => {
  const type = endings[/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''];
  if (type === undefined) return null;
  const part = officeParts[type];
  if (part !== undefined) return (await holds(file, part)) ? type : null;
  const data = await headOf(file, HEAD);
  // A mark says it before anything else: it also looks like the beginning of a sound.
  if (type !== 'pdf' && isMarkedText(data)) return type;
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type === 'pdf') {
    // Readers accept a little rubbish before the header, so do we.
    const head = Buffer.from(data.subarray(0, 1024)).toString('latin1');
    return found?.ext === 'pdf' || (found === undefined && head.includes('%PDF-')) ? 'pdf' : null;
  }
  const isText = found === undefined || (type === 'html' && found.mime.includes('ml'));
  return isText && textEncoding(data) !== null ? type : null;
};

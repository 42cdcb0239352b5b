import type { documentTypes } from '@console/api/contract/documents';
import { fileTypeFromBuffer } from 'file-type';
import { headOf } from '../files/fileOnDisk.js';

export type DocumentType = (typeof documentTypes)[number];

const endings: Readonly<Record<string, DocumentType>> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
};

/** Enough to know a file by; only a Word document is told from other archives by what is further on. */
const HEAD = 65_536;

const looksBinary = (data: Uint8Array): boolean => {
  const isUtf16 = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff);
  return !isUtf16 && data.subarray(0, HEAD).includes(0);
};

/** The type of a file whose name and content agree on it. Null for all others. */
export const fileKind = async (name: string, file: Blob): Promise<DocumentType | null> => {
  const type = endings[/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''];
  if (type === undefined) return null;
  const data = type === 'docx' ? new Uint8Array(await file.arrayBuffer()) : await headOf(file, HEAD);
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type === 'pdf') {
    // Readers accept a little rubbish before the header, so do we.
    const head = Buffer.from(data.subarray(0, 1024)).toString('latin1');
    return found?.ext === 'pdf' || (found === undefined && head.includes('%PDF-')) ? 'pdf' : null;
  }
  if (type === 'docx') return found?.ext === 'docx' ? 'docx' : null;
  return found === undefined && !looksBinary(data) ? type : null;
};

import type { documentTypes } from '@console/api/contract/documents';
import { fileTypeFromBuffer } from 'file-type';

export type DocumentType = (typeof documentTypes)[number];

const endings: Readonly<Record<string, DocumentType>> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
};

const looksBinary = (data: Uint8Array): boolean => {
  const isUtf16 = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff);
  return !isUtf16 && data.subarray(0, 65_536).includes(0);
};

/** The type of a file whose name and content agree on it. Null for all others. */
export const fileKind = async (name: string, data: Uint8Array): Promise<DocumentType | null> => {
  const type = endings[/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''];
  if (type === undefined) return null;
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type === 'pdf') {
    // Readers accept a little rubbish before the header, so do we.
    const head = Buffer.from(data.subarray(0, 1024)).toString('latin1');
    return found?.ext === 'pdf' || (found === undefined && head.includes('%PDF-')) ? 'pdf' : null;
  }
  if (type === 'docx') return found?.ext === 'docx' ? 'docx' : null;
  return found === undefined && !looksBinary(data) ? type : null;
};

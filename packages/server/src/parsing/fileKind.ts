import type { documentTypes, readTypes } from '@console/api/contract/documents';
import { fileTypeFromBuffer } from 'file-type';
import { ArchiveTooLarge, BadArchive, openArchive } from '../files/archive.js';
import { headOf } from '../files/fileOnDisk.js';
import { sourceOf } from '../files/source.js';
import { isMarkedText, textEncoding } from '../text/decodeText.js';

/** A kind of file that a base takes. */
export type DocumentType = (typeof documentTypes)[number];
/** A kind of file that is read. */
export type ReadType = (typeof readTypes)[number];
/** A kind of file that LibreOffice has to rewrite before it is read. */
export type OfficeType = 'doc' | 'odt' | 'ppt' | 'odp';
/** A kind of file that is read as it is. */
export type PlainType = Exclude<ReadType, OfficeType>;

/** Whether LibreOffice has to rewrite it before it is read. */
export const isOfficeType = (type: DocumentType): type is OfficeType =>
  type === 'doc' || type === 'odt' || type === 'ppt' || type === 'odp';

const endings: Readonly<Record<string, DocumentType>> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  odt: 'odt',
  pptx: 'pptx',
  ppt: 'ppt',
  odp: 'odp',
  xlsx: 'xlsx',
  xls: 'xls',
  epub: 'epub',
  eml: 'eml',
  rtf: 'rtf',
  csv: 'csv',
  html: 'html',
  htm: 'html',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  zip: 'zip',
};

/** Whether its pages can be drawn. */
export const hasPages = (type: string): boolean => type === 'pdf' || type === 'png' || type === 'jpg';

/** Enough to know a file by. */
const HEAD = 65_536;

/** Lines of which every message has one at its head. */
const isMessage = (head: string): boolean =>
  /^(?:From|Received|Date|Subject|MIME-Version|Return-Path|Message-ID):/im.test(head);

/** The part that makes an archive a file of a type. */
const officeParts: Readonly<Partial<Record<DocumentType, string>>> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
  epub: 'META-INF/container.xml',
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

/** How an archive begins: with a file, or, without any, with its end. */
const archiveHeads = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** The type of a file whose name and content agree on it. Null for all others. */
export const fileKind = async (name: string, file: Blob): Promise<DocumentType | null> => {
  const type = endings[/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''];
  if (type === undefined) return null;
  const part = officeParts[type];
  if (part !== undefined) return (await holds(file, part)) ? type : null;
  const data = await headOf(file, HEAD);
  // A mark says it before anything else: it also looks like the beginning of a sound.
  if (!hasPages(type) && isMarkedText(data)) return type;
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type === 'png' || type === 'jpg') return found?.ext === type ? type : null;
  if (type === 'xls' || type === 'doc' || type === 'ppt') return found?.ext === 'cfb' ? type : null;
  if (type === 'odt' || type === 'odp') return found?.ext === type ? type : null;
  const head = Buffer.from(data.subarray(0, 1024)).toString('latin1');
  // What is in it may look like any of the kinds of file that are archives themselves.
  if (type === 'zip') return archiveHeads.some((mark) => head.startsWith(mark)) ? type : null;
  if (type === 'rtf') return head.startsWith('{\\rtf') ? type : null;
  // A message may be of any encoding, or of several: its head says that it is one.
  if (type === 'eml') return /^[\w-]{2,40}:[ \t]/.test(head.trimStart()) && isMessage(head) ? type : null;
  if (type === 'pdf') {
    // Readers accept a little rubbish before the header, so do we.
    return found?.ext === 'pdf' || (found === undefined && head.includes('%PDF-')) ? 'pdf' : null;
  }
  const isText = found === undefined || (type === 'html' && found.mime.includes('ml'));
  return isText && textEncoding(data) !== null ? type : null;
};

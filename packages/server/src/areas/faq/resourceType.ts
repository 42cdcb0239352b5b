import { fileTypeFromBuffer } from 'file-type';
import { ArchiveTooLarge, BadArchive, openArchive } from '../../files/archive.js';
import { headOf } from '../../files/fileOnDisk.js';
import { sourceOf } from '../../files/source.js';
import { textEncoding } from '../../text/decodeText.js';

const office = 'application/vnd.openxmlformats-officedocument.';

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${office}wordprocessingml.document`,
  xlsx: `${office}spreadsheetml.sheet`,
  pptx: `${office}presentationml.presentation`,
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
};
const plain: Readonly<Record<string, string>> = { txt: 'text/plain', md: 'text/markdown', csv: 'text/csv' };

/** What the archive of an Office file holds, whatever else is in it. */
const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** Enough to know a file by. */
const HEAD = 65_536;

const isArchiveWith = async (file: Blob, part: string | undefined): Promise<boolean> => {
  try {
    const archive = await openArchive(await sourceOf(file), { entries: 10_000, unpacked: 0 });
    archive.close();
    return part === undefined || archive.names.includes(part);
  } catch (error) {
    if (error instanceof BadArchive || error instanceof ArchiveTooLarge) return false;
    throw error;
  }
};

/** Media type of a file that an answer may offer; null where it is of another kind, or not what its ending says. */
export const resourceType = async (name: string, file: Blob): Promise<string | null> => {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(plain, ending)) {
    return textEncoding(await headOf(file, HEAD)) === null ? null : (plain[ending] ?? null);
  }
  const expected = Object.hasOwn(types, ending) ? types[ending] : undefined;
  if (expected === undefined) return null;
  if (ending === 'zip' || Object.hasOwn(mainParts, ending)) {
    return (await isArchiveWith(file, mainParts[ending])) ? expected : null;
  }
  const found = await fileTypeFromBuffer(await headOf(file, HEAD));
  return found?.mime === expected ? expected : null;
};

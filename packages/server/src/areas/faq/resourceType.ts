import { fileTypeFromBuffer } from 'file-type';

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

/** Media type of a file that an answer may offer; null where it is of another kind, or not what its ending says. */
export const resourceType = async (name: string, data: Uint8Array): Promise<string | null> => {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(plain, ending)) return data.subarray(0, 8192).includes(0) ? null : (plain[ending] ?? null);
  const expected = Object.hasOwn(types, ending) ? types[ending] : undefined;
  const found = await fileTypeFromBuffer(data);
  return expected !== undefined && found?.mime === expected ? expected : null;
};

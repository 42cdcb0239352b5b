// Loaded now rather than with the first file.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ParseError } from './types.js';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Opens a PDF without running anything that is in it. The bytes are taken over and can't be used afterwards. */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  // A plain array over the same bytes: it takes no other kind.
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return await getDocument({
      data,
      cMapUrl: `${join(folder, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
      wasmUrl: `${join(folder, 'wasm')}/`,
      isEvalSupported: false,
      useSystemFonts: true,
      enableXfa: false,
      maxImageSize: 60_000_000,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ParseError(name === 'PasswordException' ? 'encrypted' : 'corrupt', error);
  }
};

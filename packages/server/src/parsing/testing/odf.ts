import { strToU8, zipSync } from 'fflate';

const spaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"';

const odf = (kind: 'text' | 'presentation', body: string): Uint8Array => {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'META-INF/manifest.xml': strToU8(
      `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ),
    'content.xml': strToU8(
      `<office:document-content ${spaces} office:version="1.2"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ),
  });
};

/** A text in the open format, a paragraph each. */
export const odt = (...paragraphs: readonly string[]): Uint8Array =>
  odf('text', paragraphs.map((one) => `<text:p>${one}</text:p>`).join(''));

/** Slides in the open format, a line each. */
export const odp = (...slides: readonly string[]): Uint8Array =>
  odf(
    'presentation',
    slides
      .map(
        (one, at) =>
          `<draw:page draw:name="p${at}"><draw:frame svg:width="20cm" svg:height="5cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>${one}</text:p></draw:text-box></draw:frame></draw:page>`,
      )
      .join(''),
  );

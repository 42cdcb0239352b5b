/** What no XML file may hold, not even written as an entity. */
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text that can stand in an XML file, on one line. */
export const plainXmlText = (text: string): string => text.replaceAll(forbidden, ' ').trim();

/** A text that can stand in an XML file, with its lines. */
export const xmlLines = (text: string): string[] => text.split(/\r\n|[\n\r]/).map(plainXmlText);

/** A text as XML writes it. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

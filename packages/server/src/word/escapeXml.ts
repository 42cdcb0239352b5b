const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML may hold, whatever its form: control characters, and halves of a character. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- Those are what is taken out.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text, or XML that was made of texts, without what no XML may hold. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');

/** A text as it stands in XML. What XML can't hold is left out. */
export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"]/g, (sign) => names[sign] ?? '');

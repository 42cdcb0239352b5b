const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text, or XML that was made of texts, as XML can hold it: without control characters and halves of pairs. */
export const xmlText = (text: string): string =>
  text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    // oxlint-disable-next-line no-control-regex -- XML can hold none of these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** A text as it stands in XML, between tags or in quotes. */
export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"]/g, (sign) => names[sign] ?? '');

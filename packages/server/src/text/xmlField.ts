const CDATA = '<![CDATA[';

/**
 * One field of the XML that WeChat and WeCom send, which is flat; empty: it is not there. Looks at each sign once, since anybody
 * may send what looks like it.
 */
export const xmlField = (xml: string, name: string): string => {
  const [open, close] = [`<${name}>`, `</${name}>`];
  const from = xml.indexOf(open);
  const to = from < 0 ? -1 : xml.indexOf(close, from);
  if (to < 0) return '';
  const text = xml.slice(from + open.length, to).trim();
  if (!text.startsWith(CDATA)) return text;
  const end = text.indexOf(']]>');
  return end < 0 ? '' : text.slice(CDATA.length, end).trim();
};

import { contrastOf, type SlideDesign } from '@console/base/slides';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escapeXml } from './xmlText.js';

const hexOf = (colour: string): string => colour.replace('#', '').toUpperCase();

/** The Chinese fonts are named for both kinds of letters: Latin ones get the Latin font. */
const withLatin = (xml: string, { fonts }: SlideDesign): string =>
  [fonts.heading, fonts.body].reduce((text, font) => {
    const named = escapeXml(font);
    const latin = escapeXml(fonts.latin);
    return text
      .replaceAll(`<a:latin typeface="${named}"/>`, `<a:latin typeface="${latin}"/><a:ea typeface="${named}"/>`)
      .replaceAll(`<a:latin typeface="${named}" `, `<a:latin typeface="${latin}" `)
      .replaceAll(`<a:cs typeface="${named}" `, `<a:cs typeface="${latin}" `);
  }, xml);

/** In charts the library writes an East Asian font of its own behind some Latin ones. */
const withoutSecondFont = (xml: string): string =>
  xml.replaceAll(/(<a:ea typeface="[^"]*"\/>)\s*<a:ea [^>]*\/>/g, '$1');

/** A point without a value is none. */
const withoutEmptyPoints = (xml: string): string => xml.replaceAll(/<c:pt idx="\d+"><c:v>(?:NaN)?<\/c:v><\/c:pt>/g, '');

/** What stands in a shape's place before it says what it is for. */
const roleOf = (name: string): RegExp =>
  new RegExp(`(<p:cNvPr id="\\d+" name="${name}"[^>]*>(?:</p:cNvPr>)?)<p:cNvSpPr[^>]*/><p:nvPr>(?:</p:nvPr>)?`);
const numberText = /(type="sldNum"[\s\S]*?)<a:r>(<a:rPr[\s\S]*?<\/a:rPr>)<a:t>(\d+)<\/a:t><\/a:r>/;
const NUMBER_FIELD = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}';

/** The title is one for the outline and for who reads aloud, and the number counts itself. */
const withRoles = (xml: string): string =>
  xml
    .replace(roleOf('Title'), '$1<p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr>')
    .replace(roleOf('Slide Number'), '$1<p:cNvSpPr/><p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr>')
    .replace(numberText, `$1<a:fld id="${NUMBER_FIELD}" type="slidenum">$2<a:t>$3</a:t></a:fld>`);

/** Each line a paragraph of its own. */
const withNotes = (xml: string, lines: readonly string[]): string => {
  const paragraphs = lines
    .map((line) =>
      line === ''
        ? '<a:p><a:endParaRPr lang="zh-CN" dirty="0"/></a:p>'
        : `<a:p><a:r><a:rPr lang="zh-CN" dirty="0"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`,
    )
    .join('');
  return xml.replace(
    /(<p:ph type="body" idx="1"\/>[\s\S]*?<a:lstStyle\/>)<a:p>[\s\S]*?<\/a:p>(<\/p:txBody>)/,
    (_, before: string, after: string) => `${before}${paragraphs || '<a:p><a:endParaRPr lang="zh-CN"/></a:p>'}${after}`,
  );
};

const colourScheme = (design: SlideDesign): string => {
  const dark = contrastOf(design.ground, '#ffffff') > 4.5;
  const [ground, text] = [hexOf(design.ground), hexOf(design.text)];
  const entries: [string, string][] = [
    // Text is the first pair on dark grounds as well: what is added to a page can be read on it.
    ['dk1', text],
    ['lt1', ground],
    ['dk2', hexOf(dark ? design.muted : design.cover)],
    ['lt2', hexOf(design.rule)],
    ...Array.from({ length: 6 }, (_, at): [string, string] => [
      `accent${at + 1}`,
      hexOf(design.series[at % design.series.length] ?? design.accent),
    ]),
    ['hlink', hexOf(design.accent)],
    ['folHlink', hexOf(design.muted)],
  ];
  const colours = entries.map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`).join('');
  return `<a:clrScheme name="${escapeXml(design.id)}">${colours}</a:clrScheme>`;
};

const fontOf = (kind: 'majorFont' | 'minorFont', chinese: string, latin: string): string =>
  `<a:${kind}><a:latin typeface="${escapeXml(latin)}"/><a:ea typeface="${escapeXml(chinese)}"/><a:cs typeface=""/>` +
  `<a:font script="Hans" typeface="${escapeXml(chinese)}"/></a:${kind}>`;

const withTheme = (xml: string, design: SlideDesign): string =>
  xml
    .replace(
      /<a:theme ([^>]*)name="[^"]*"/,
      (_, before: string) => `<a:theme ${before}name="${escapeXml(design.name.zh)}"`,
    )
    .replace(/<a:clrScheme[\s\S]*?<\/a:clrScheme>/, () => colourScheme(design))
    .replace(/<a:majorFont>[\s\S]*?<\/a:majorFont>/, () =>
      fontOf('majorFont', design.fonts.heading, design.fonts.latin),
    )
    .replace(/<a:minorFont>[\s\S]*?<\/a:minorFont>/, () => fontOf('minorFont', design.fonts.body, design.fonts.latin));

/**
 * What the library cannot write: one font for Chinese and another for Latin letters, the colours and fonts of the theme,
 * which text is the title, and notes of several lines. `notes`: of each page, in their order.
 */
export const finishPptx = (
  file: Uint8Array,
  design: SlideDesign,
  notes: readonly (readonly string[])[],
): Uint8Array => {
  const parts = unzipSync(file);
  for (const [name, data] of Object.entries(parts)) {
    const change = (to: (xml: string) => string): void => {
      parts[name] = strToU8(to(strFromU8(data)));
    };
    const notesNumber = /^ppt\/notesSlides\/notesSlide(\d+)\.xml$/.exec(name)?.[1];
    if (notesNumber !== undefined) change((xml) => withNotes(xml, notes[Number(notesNumber) - 1] ?? []));
    else if (/^ppt\/slides\/slide\d+\.xml$/.test(name)) change((xml) => withRoles(withLatin(xml, design)));
    else if (/^ppt\/charts\/chart\d+\.xml$/.test(name)) {
      change((xml) => withoutEmptyPoints(withoutSecondFont(withLatin(xml, design))));
    } else if (/^ppt\/theme\/theme\d+\.xml$/.test(name)) change((xml) => withTheme(xml, design));
  }
  return zipSync(parts, { level: 6 });
};

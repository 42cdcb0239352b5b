import type { Chapter } from './samplePdf.rules.js';

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

const wrap = (text: string, length: number): string[] => {
  const lines: string[] = [];
  for (let start = 0; start < text.length; start += length) lines.push(text.slice(start, start + length));
  return lines;
};

/** Writes chapters in a font that every reader of PDFs is expected to have (STSong-Light), and embeds none. */
export const writeUnembedded = (chapters: readonly Chapter[]): Uint8Array => {
  const pages = chapters.map(({ title, clauses }) => {
    const lines: { text: string; size: number }[] = [{ text: title, size: 18 }];
    for (const clause of clauses) {
      lines.push({ text: `${clause.number} ${clause.title}`, size: 13 });
      lines.push(...wrap(clause.text, 36).map((text) => ({ text, size: 12 })));
    }
    let y = 790;
    const shown = lines.map(({ text, size }) => {
      y -= size * 1.6;
      return `BT /F1 ${size} Tf 1 0 0 1 70 ${y.toFixed(1)} Tm <${utf16(text)}> Tj ET`;
    });
    return shown.join('\n');
  });

  const objects: string[] = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')}]>>`,
    '<</Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R]>>',
    '<</Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo <</Registry (Adobe) /Ordering (GB1) /Supplement 4>> /DW 1000 /W [1 95 500] /FontDescriptor 5 0 R>>',
    '<</Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93>>',
  ];
  for (const [index, content] of pages.entries()) {
    objects.push(
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <</Font <</F1 3 0 R>>>> /Contents ${7 + index * 2} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  let xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, body] of objects.entries()) {
    xref += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  file += `${xref}trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};

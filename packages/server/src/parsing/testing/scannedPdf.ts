const text = (content: string): Uint8Array => new TextEncoder().encode(content);

/** A PDF that shows a JPEG on each of its pages, and holds no text. */
export const scannedPdf = (
  pages: readonly { readonly jpg: Uint8Array; readonly canvas: { readonly width: number; readonly height: number } }[],
): Uint8Array => {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const object = (number: number, head: string, stream?: Uint8Array): void => {
    offsets[number] = length;
    add(text(`${number} 0 obj\n${head}`));
    if (stream !== undefined) {
      add(text('\nstream\n'));
      add(stream);
      add(text('\nendstream'));
    }
    add(text('\nendobj\n'));
  };
  add(text('%PDF-1.7\n'));
  object(1, '<</Type/Catalog/Pages 2 0 R>>');
  object(2, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')}]>>`);
  for (const [at, { jpg, canvas }] of pages.entries()) {
    const [page, content, image] = [3 + 3 * at, 4 + 3 * at, 5 + 3 * at];
    const height = Math.round((595 * canvas.height) / canvas.width);
    const drawing = text(`595 0 0 ${height} 0 0 cm /Scan Do`);
    object(
      page,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${height}]/Contents ${content} 0 R/Resources<</XObject<</Scan ${image} 0 R>>>>>>`,
    );
    object(content, `<</Length ${drawing.length}>>`, drawing);
    object(
      image,
      `<</Type/XObject/Subtype/Image/Width ${canvas.width}/Height ${canvas.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpg.length}>>`,
      jpg,
    );
  }
  const table = length;
  const count = 3 + 3 * pages.length;
  add(text(`xref\n0 ${count}\n0000000000 65535 f \n`));
  for (let number = 1; number < count; number += 1)
    add(text(`${String(offsets[number] ?? 0).padStart(10, '0')} 00000 n \n`));
  add(text(`trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`));
  return Buffer.concat(parts);
};

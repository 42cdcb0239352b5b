/** The text of a request, up to so many bytes; null: it is longer. */
export const readBodyText = async (request: Request, most: number): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

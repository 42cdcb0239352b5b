/** Offers a file to the reader, as if it had been downloaded. In browsers only. What file systems refuse is replaced. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  // The browser reads it after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** `name` without what file systems refuse. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim();

/** Offers a file to the reader, as if it had been downloaded. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

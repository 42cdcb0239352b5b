/** Id of a stored file, of the path that an upload answered. */
export const storedId = (path: string): string => path.split('/').at(-1) ?? '';

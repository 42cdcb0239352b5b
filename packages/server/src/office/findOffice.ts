import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Where LibreOffice is: what was named, else `soffice` where programs are. Null: it is not there. Looked for each time,
 * so that whoever installs it need not restart the server.
 */
export const findOffice = (named: string | undefined): string | null => {
  if (named !== undefined) return isProgram(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return (
    folders
      .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => path.join(folder, name)))
      .find((file) => isProgram(file)) ?? null
  );
};

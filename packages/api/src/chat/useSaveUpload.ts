import { saveFile } from '@console/base';
import { useReadUpload } from '../hooks/uploads.js';

/** The id of a stored file, by the path that it is fetched from. */
const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Saves a stored file on the reader's machine. The client says where that fails. */
export const useSaveUpload = () => {
  const { run } = useReadUpload();
  return ({ url, name }: { url: string; name: string }): void =>
    void run({ id: idOf(url) }).then(
      (file) => saveFile(file, name),
      () => undefined,
    );
};

import { saveFile } from '@console/api';
import { useReadUpload } from '@console/api/hooks/uploads';
import { storedId } from './storedId.js';

/** Saves a file of the server's, at its path, on the reader's machine. The client says where that fails. */
export const useSaveUpload = () => {
  const { run } = useReadUpload();
  return ({ url, name }: { url: string; name: string }): void =>
    void run({ id: storedId(url) }).then(
      (file) => saveFile(file, name),
      () => undefined,
    );
};

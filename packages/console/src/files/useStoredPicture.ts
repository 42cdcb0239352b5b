import { useReadUpload } from '@console/api/hooks/uploads';
import { useEffect, useState } from 'react';
import { storedId } from './storedId.js';

export interface StoredPicture {
  /** An address that the browser can show. Undefined: on its way; null: it did not come. */
  url: string | null | undefined;
  retry: () => void;
}

/**
 * A picture of the server's, which has to be asked for with the token and can't be loaded by an address alone. `path`
 * is what `uploadImage` answered; an empty one loads nothing.
 */
export const useStoredPicture = (path: string): StoredPicture => {
  const { run } = useReadUpload();
  const [picture, setPicture] = useState<{ path: string; url: string | null }>();
  const [tries, setTries] = useState(0);
  const id = storedId(path);

  useEffect(() => {
    if (id === '') return undefined;
    const abort = new AbortController();
    let url: string | null = null;
    run({ id }, { quiet: true, signal: abort.signal }).then(
      (blob) => {
        if (abort.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ path, url });
      },
      () => {
        if (!abort.signal.aborted) setPicture({ path, url: null });
      },
    );
    return () => {
      abort.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [run, id, path, tries]);

  return {
    url: picture?.path === path ? picture.url : undefined,
    retry: () => {
      setPicture(undefined);
      setTries(tries + 1);
    },
  };
};

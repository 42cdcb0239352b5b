import { useReadUpload } from '@console/api/hooks/uploads';
import { FailedState, Skeletons } from '@console/ui/states';
import { Image } from 'antd';
import { useEffect, useState } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { storedId } from './storedId.js';

export interface StoredImageProps {
  /** The path that `uploadImage` answered. */
  path: string;
  /** What is on it. */
  label: string;
}

/** A picture of the server's, which asks for it with the token and can't be loaded by an address alone. */
export const StoredImage = ({ path, label }: StoredImageProps) => {
  const { files } = useDictionary();
  const { run } = useReadUpload();
  const [picture, setPicture] = useState<{ path: string; url: string | null }>();
  const [tries, setTries] = useState(0);
  const id = storedId(path);

  useEffect(() => {
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

  if (picture?.path !== path) return <Skeletons shape="rows" count={2} />;
  if (picture.url === null) {
    return (
      <FailedState
        what={label}
        error={{ code: 'image', message: files.imageFailed }}
        retry={() => {
          setPicture(undefined);
          setTries(tries + 1);
        }}
      />
    );
  }
  return <Image src={picture.url} alt={label} style={shown} />;
};

const shown = { maxHeight: 240, maxWidth: '100%', objectFit: 'contain' } as const;

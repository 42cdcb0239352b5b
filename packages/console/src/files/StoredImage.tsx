import { FailedState, Skeletons } from '@console/ui/states';
import { Image } from 'antd';
import { useDictionary } from '../locale/useDictionary.js';
import { useStoredPicture } from './useStoredPicture.js';

export interface StoredImageProps {
  /** The path that `uploadImage` answered. */
  path: string;
  /** What is on it. */
  label: string;
}

/** A picture of the server's, as large as it fits. */
export const StoredImage = ({ path, label }: StoredImageProps) => {
  const { files } = useDictionary();
  const { url, retry } = useStoredPicture(path);

  if (url === undefined) return <Skeletons shape="rows" count={2} />;
  if (url === null)
    return <FailedState what={label} error={{ code: 'image', message: files.imageFailed }} retry={retry} />;
  return <Image src={url} alt={label} style={shown} />;
};

const shown = { maxHeight: 240, maxWidth: '100%', objectFit: 'contain' } as const;

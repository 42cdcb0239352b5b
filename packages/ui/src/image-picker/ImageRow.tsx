import { PictureOutlined } from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { useEffect, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { imageWords } from './locale.js';
import { Progress } from '../upload-list/UploadList.styles.js';
import { About, Row } from './ImagePicker.styles.js';
import type { PickedImage } from './images.js';

/** The picture itself, from the file: an address that lives as long as it is shown. */
const Thumbnail = ({ file }: { file: File }) => {
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The address exists only while the picture is on screen: a hidden page gives it back and makes another.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === undefined || broken) {
    return (
      <span>
        <PictureOutlined aria-hidden={true} />
      </span>
    );
  }
  return <img src={url} alt="" onError={() => setBroken(true)} />;
};

export interface ImageRowProps {
  image: PickedImage;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** One image: what it looks like, how far it is, and the way out of it. */
export const ImageRow = ({ image, onRetry, onRemove }: ImageRowProps) => {
  const words = useWords(imageWords);
  const { id, file, status } = image;
  const verbs = [
    ...(status === 'failed' ? [{ verb: words.retry, act: onRetry }] : []),
    { verb: words.remove, act: onRemove },
  ];
  return (
    <Row>
      <Thumbnail file={file} />
      <About>
        <p>
          <span title={file.name}>{file.name}</span>
          {verbs.map(({ verb, act }) => (
            <button key={verb} type="button" aria-label={words.named(verb, file.name)} onClick={() => act(id)}>
              {verb}
            </button>
          ))}
        </p>
        {status === 'failed' ? (
          <small role="alert" data-tone="error">
            {image.message ?? words.failed}
          </small>
        ) : (
          <small>
            {status === 'uploading' ? words.uploading(image.percent) : words.done} · {formatBytes(file.size)}
          </small>
        )}
        {status === 'uploading' && <Progress aria-label={words.progress(file.name)} max={100} value={image.percent} />}
      </About>
    </Row>
  );
};

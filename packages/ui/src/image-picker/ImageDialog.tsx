import type { Problem } from '@console/base';
import { Form } from 'antd';
import { useEffect } from 'react';
import type { Answer } from '../button/useLock.js';
import { Dialog } from '../dialog/Dialog.js';
import { useWords } from '../locale/useWords.js';
import { imageWords } from './locale.js';
import { ImagesField } from './ImagesField.js';
import type { UploadImage } from './images.js';
import { useImages } from './useImages.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface ImageDialogProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by Escape, by the cross, and by cancelling. */
  onClose: () => void;
  /** Sends one image and tells how far it is. Rejects with why it was not taken. */
  upload: UploadImage;
  /** How many at most. Default 9. */
  most?: number;
  /** Called with the addresses, in the order shown, once every image has arrived. */
  onSubmit: (urls: readonly string[]) => Answer;
  /** Why the last try failed. The images stay. */
  problem?: Problem;
}

/** Gathers images, and is not done before every one of them has arrived. */
export const ImageDialog = ({ open, onClose, upload, most = 9, onSubmit, problem, ...root }: ImageDialogProps) => {
  const words = useWords(imageWords);
  const [form] = Form.useForm<{ images: readonly string[] }>();
  const images = useImages({ upload, most });
  const { clear } = images;
  useEffect(() => {
    if (!open) clear();
  }, [open, clear]);
  return (
    <Dialog
      {...rootProps(root)}
      open={open}
      title={words.insertTitle}
      verb={words.insert}
      form={form}
      initialValues={{ images: [] }}
      onClose={onClose}
      onSubmit={() => onSubmit(images.urls())}
      problem={problem}
    >
      <ImagesField required name="images" label={words.images} images={images} />
    </Dialog>
  );
};

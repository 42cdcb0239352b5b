import type { Problem } from '@console/base';
import { Form, Input } from 'antd';
import { type ReactNode, useEffect } from 'react';
import type { Answer } from '../button/useLock.js';
import { Dialog } from '../dialog/Dialog.js';
import { FormField } from '../forms/FormField.js';
import { type FieldErrors, ServerErrors } from '../forms/FieldErrors.js';
import { ImagesField } from '../image-picker/ImagesField.js';
import type { UploadImage } from '../image-picker/images.js';
import { useImages } from '../image-picker/useImages.js';
import { useWords } from '../locale/useWords.js';
import { feedbackWords } from './locale.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface Feedback {
  /** Trimmed, never empty. */
  feedbackInfo: string;
  /** Address of the one image, where there is one. */
  imageUrl?: string;
}

interface Fields {
  feedbackInfo: string;
  images: readonly string[];
}

export interface FeedbackDialogProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by Escape, by the cross, by cancelling, and once it is sent. */
  onClose: () => void;
  /** Sends the image as soon as it is chosen. */
  upload: UploadImage;
  /** Called with the text and, once it has arrived, the image. Locked meanwhile and for 3000 ms. */
  onSubmit: (feedback: Feedback) => Answer;
  /** Why the last try failed. Text and image stay. */
  problem?: Problem;
  /** Why single fields were refused: `feedbackInfo`, `images`. */
  fieldErrors?: FieldErrors;
  /** Characters of text at most. Default 1000. */
  longest?: number;
  /** Whether something typed would be lost, where the owner keeps account of that. Default: once a field was changed. */
  dirty?: boolean;
  /** The reader changed text or image. */
  onTouch?: () => void;
  /** Drawn over the fields, inside their form: whatever keeps what is typed. `clear` empties them. */
  renderKept?: (clear: () => void) => ReactNode;
}

const nothing: Fields = { feedbackInfo: '', images: [] };

/** An opinion or a suggestion, with one image where a picture says more. */
export const FeedbackDialog = (props: FeedbackDialogProps) => {
  const { open, onClose, upload, onSubmit, problem, fieldErrors, longest = 1000, dirty, onTouch, renderKept } = props;
  const words = useWords(feedbackWords);
  const [form] = Form.useForm<Fields>();
  const images = useImages({ upload, most: 1 });
  const { clear } = images;
  useEffect(() => {
    if (!open) clear();
  }, [open, clear]);

  const submit = ({ feedbackInfo }: Fields): Answer => {
    const [imageUrl] = images.urls();
    return onSubmit({ feedbackInfo: feedbackInfo.trim(), ...(imageUrl !== undefined && { imageUrl }) });
  };
  const empty = () => {
    clear();
    form.setFieldsValue(nothing);
  };
  return (
    <Dialog<Fields>
      {...rootProps(props)}
      open={open}
      title={words.title}
      verb={words.submit}
      form={form}
      initialValues={nothing}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
      dirty={dirty}
      onTouch={() => {
        // On closing and on emptying the image goes after the text, as a change of its own.
        const now: Partial<Fields> = form.getFieldsValue();
        if (open && ((now.feedbackInfo ?? '') !== '' || (now.images ?? []).length > 0)) onTouch?.();
      }}
    >
      {renderKept?.(empty)}
      <ServerErrors errors={fieldErrors} />
      <FormField
        name="feedbackInfo"
        label={words.text}
        rules={[{ required: true, whitespace: true, message: words.textRequired }]}
      >
        <Input.TextArea maxLength={longest} showCount autoSize={{ minRows: 4, maxRows: 10 }} placeholder={words.hint} />
      </FormField>
      <ImagesField name="images" label={words.image} images={images} />
    </Dialog>
  );
};

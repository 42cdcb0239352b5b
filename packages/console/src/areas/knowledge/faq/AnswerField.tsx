import { faqLimits } from '@console/api/contract';
import { useUploadFaqResource } from '@console/api/hooks/faq';
import { isBlankRichText, type PictureSending, RichTextEditor } from '@console/ui/rich-text';
import { Form, type FormItemProps } from 'antd';
import { usePreferences } from '../../../state/preferences.js';
import { useFaqWords } from './faqWords.js';

/** Bytes of a picture in an answer. */
const LARGEST = 3 * 1024 * 1024;

export interface AnswerFieldProps {
  name: NonNullable<FormItemProps['name']>;
  label: string;
  /** Pixels of the text. */
  height: number;
}

/** An answer as rich text, with pictures. */
export const AnswerField = ({ name, label, height }: AnswerFieldProps) => {
  const words = useFaqWords();
  const { language } = usePreferences();
  const resource = useUploadFaqResource();

  const upload = async (file: File, { signal, onProgress }: PictureSending) => {
    if (file.size > LARGEST) throw new Error(words.tooLargePicture);
    const { url } = await resource.run(
      { file },
      { quiet: true, signal, onProgress: ({ loaded, total }) => total > 0 && onProgress(loaded / total) },
    );
    return { src: url, shown: URL.createObjectURL(file) };
  };
  const check = (_rule: unknown, html: unknown) => {
    if (typeof html !== 'string' || isBlankRichText(html)) return Promise.reject(new Error(words.noAnswer));
    return html.length > faqLimits.answer ? Promise.reject(new Error(words.longAnswer)) : Promise.resolve();
  };
  return (
    <Form.Item name={name} label={label} required rules={[{ validator: check }]}>
      <RichTextEditor
        label={label}
        placeholder={words.answerHint}
        height={height}
        language={language === 'en-US' ? 'en-US' : 'zh-CN'}
        upload={upload}
      />
    </Form.Item>
  );
};

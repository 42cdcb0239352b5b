import { Form, type FormRule } from 'antd';
import { useEffect } from 'react';
import { useWords } from '../locale/useWords.js';
import { imageWords } from './locale.js';
import { ImagePicker } from './ImagePicker.js';
import type { Images } from './useImages.js';

export interface ImagesFieldProps {
  /** The field's name in the form. Its value is the ids of the images; their addresses come from `images.urls()`. */
  name: string;
  /** Name of the field. */
  label: string;
  /** What was gathered, from `useImages`. */
  images: Images;
  /** At least one must be there. Default false. */
  required?: boolean;
}

/** Images as a field of a form: it is not right before every image has arrived. */
export const ImagesField = ({ name, label, images, required = false }: ImagesFieldProps) => {
  const words = useWords(imageWords);
  const form = Form.useFormInstance();
  const rules: FormRule[] = [
    ...(required ? [{ required: true, type: 'array' as const, message: words.none }] : []),
    { validator: () => (images.arrived() ? Promise.resolve() : Promise.reject(new Error(words.wait))) },
  ];

  useEffect(() => {
    // What it was told to wait for has come to pass.
    if (images.items.length > 0 && form.getFieldError(name).length > 0 && images.arrived()) {
      form.setFields([{ name, errors: [] }]);
    }
  }, [form, images, name]);

  return (
    <Form.Item name={name} label={label} rules={rules} validateTrigger={[]} validateFirst>
      <ImagePicker images={images} />
    </Form.Item>
  );
};

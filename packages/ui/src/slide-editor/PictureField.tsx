import { DeleteOutlined, PictureOutlined } from '@ant-design/icons';
import type { SlidePicture } from '@console/base/slides';
import { Button, Input } from 'antd';
import { useId, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { slideEditorWords } from './locale.js';
import { Field, GridFoot } from './SlideForm.styles.js';

export interface PictureFieldProps {
  picture: SlidePicture | null;
  onChange: (picture: SlidePicture | null) => void;
  /** A file was chosen. Undefined: none can be. */
  onFile: ((file: File) => void) | undefined;
  uploading: boolean;
  /** Why the last upload failed. */
  problem: string | undefined;
  disabled: boolean;
}

/** The picture of a page: chosen from the reader's files, described in words. */
export const PictureField = ({ picture, onChange, onFile, uploading, problem, disabled }: PictureFieldProps) => {
  const words = useWords(slideEditorWords);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <GridFoot>
        {onFile && (
          <Button
            size="small"
            icon={<PictureOutlined aria-hidden />}
            loading={uploading}
            disabled={disabled}
            onClick={() => file.current?.click()}
          >
            {uploading ? words.uploading : picture === null ? words.choosePicture : words.changePicture}
          </Button>
        )}
        {picture !== null && (
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            {words.removePicture}
          </Button>
        )}
        <small>{picture === null ? words.pictureRule : words.pixels(picture.width, picture.height)}</small>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          aria-label={words.choosePicture}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen) onFile?.(chosen);
          }}
        />
      </GridFoot>
      {problem !== undefined && <em role="alert">{problem}</em>}
      {picture !== null && (
        <Field>
          <label htmlFor={`${id}-alt`}>{words.alt}</label>
          <Input
            id={`${id}-alt`}
            value={picture.alt}
            maxLength={300}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
        </Field>
      )}
    </>
  );
};

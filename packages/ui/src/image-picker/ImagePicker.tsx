import { PictureOutlined } from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { imageWords } from './locale.js';
import { Choose, Refused, Rows, Zone } from './ImagePicker.styles.js';
import { ImageRow } from './ImageRow.js';
import { imageAccept } from './images.js';
import type { Images } from './useImages.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** What can be done with a picker from outside. */
export interface ImagePickerHandle {
  /** Its outermost element. */
  readonly nativeElement: HTMLElement | null;
  focus: () => void;
}

export interface ImagePickerProps extends Omit<RootProps<HTMLDivElement>, 'ref'> {
  /** From `useImages`. */
  images: Images;
  /** Told whenever images come or go, with their ids: lets a form's field know. */
  onChange?: (ids: readonly string[]) => void;
  /** From the form's field. */
  ref?: Ref<ImagePickerHandle>;
  /** Of the field inside, for its label. */
  id?: string;
  'aria-describedby'?: string;
}

// Reached through the button; antd draws every file field, `hidden` or not.
const noRoom = { display: 'none' };

const filesIn = (data: DataTransfer): File[] => [...data.files];

/** Takes images by button, drop and paste, shows each of them and how far it is, and says why one was not taken. */
export const ImagePicker = ({
  images,
  onChange,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ImagePickerProps) => {
  const { items, refused, most, size, add, retry, remove } = images;
  const words = useWords(imageWords);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      get nativeElement() {
        return zone.current;
      },
      focus: () => button.current?.focus(),
    }),
    [],
  );
  const full = items.length >= most;
  const limit = formatBytes(size).replace(' ', '');

  const told = useRef(items.length);
  const tell = useEffectEvent(() => onChange?.(items.map((image) => image.id)));
  useEffect(() => {
    if (told.current === items.length) return;
    told.current = items.length;
    tell();
  }, [items.length]);

  const take = (files: readonly File[]) => files.length > 0 && add(files);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData ? filesIn(event.clipboardData) : [];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const message =
    refused === null
      ? null
      : { type: words.wrongType, size: words.tooLarge(limit), count: words.tooMany(most) }[refused];
  return (
    <Zone
      {...rootProps(rest)}
      ref={zone}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(filesIn(event.dataTransfer));
      }}
    >
      {items.length > 0 && (
        <Rows aria-label={words.list}>
          {items.map((image) => (
            <ImageRow
              key={image.id}
              image={image}
              onRetry={retry}
              onRemove={(id) => {
                remove(id);
                requestAnimationFrame(() => button.current?.focus());
              }}
            />
          ))}
        </Rows>
      )}
      {!full && (
        <Choose
          ref={button}
          type="button"
          data-over={over}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          <PictureOutlined aria-hidden={true} />
          <span>
            {words.choose}
            <small>
              {words.limits(most, formatBytes(size))} · {words.paste}
            </small>
          </span>
        </Choose>
      )}
      {message !== null && <Refused role="alert">{message}</Refused>}
      <input
        ref={input}
        id={id}
        type="file"
        style={noRoom}
        aria-label={words.choose}
        accept={imageAccept}
        multiple={most > 1}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // The same file may be chosen again after it failed.
          target.value = '';
        }}
      />
    </Zone>
  );
};

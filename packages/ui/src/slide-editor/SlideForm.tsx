import type { SlidePage } from '@console/base/slides';
import { useEffect, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import type { SlidePart } from '../slide-view/slideParts.js';
import { hiddenParts, layoutFields } from './layoutFields.js';
import { slideEditorWords } from './locale.js';
import { PartFields } from './PartFields.js';
import { Form, Group } from './SlideForm.styles.js';
import { TextField } from './TextField.js';

export interface SlideFormProps extends RootProps {
  /** The page that is changed. */
  page: SlidePage;
  /** The page after each change; its owner keeps it. Left out: nothing can be changed. */
  onChange?: ((page: SlidePage) => void) | undefined;
  /** The part that the focus goes to, each time it is another object. Default: the focus stays where it is. */
  target?: { readonly part: SlidePart } | undefined;
  /** A file was chosen as its picture: the owner stores it, and puts it into the page. Left out: none can be chosen. */
  onPicture?: ((file: File) => void) | undefined;
  /** The picture is being stored. Default false. */
  uploading?: boolean;
  /** Why the last picture could not be stored. */
  pictureProblem?: string | undefined;
}

/** What stands on a page, as the fields of its layout. What the layout does not show is kept, and named. */
export const SlideForm = (props: SlideFormProps) => {
  const { page, onChange, target, onPicture, uploading = false, pictureProblem, ...root } = props;
  const words = useWords(slideEditorWords);
  const form = useRef<HTMLElement>(null);
  const ref = useSharedRef(form, root.ref);
  const disabled = onChange === undefined;
  const change = (part: Partial<SlidePage>) => onChange?.({ ...page, ...part });
  const hidden = hiddenParts(page);

  useEffect(() => {
    if (target === undefined) return;
    const part = form.current?.querySelector(`[data-part="${target.part}"]`);
    part?.querySelector<HTMLElement>('input:not([type="file"]), textarea, button')?.focus();
  }, [target]);

  return (
    <Form {...rootProps(root)} ref={ref} aria-label={words.form}>
      {layoutFields[page.layout].map((part) => (
        <Group key={`${page.id} ${part}`} data-part={part} role="group" aria-label={words.parts[part]}>
          <PartFields
            part={part}
            page={page}
            change={change}
            disabled={disabled}
            onPicture={onPicture}
            uploading={uploading}
            pictureProblem={pictureProblem}
          />
        </Group>
      ))}
      <Group>
        <TextField
          label={words.section}
          value={page.section}
          most={200}
          disabled={disabled}
          onChange={(section) => change({ section })}
        />
      </Group>
      {hidden.length > 0 && <small role="status">{words.kept(hidden.map((part) => words.parts[part]))}</small>}
    </Form>
  );
};

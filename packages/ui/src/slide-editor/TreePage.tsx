import { ExclamationCircleOutlined, LockOutlined, WarningOutlined } from '@ant-design/icons';
import type { MeasuredSlide, SlideFault, SlidePage } from '@console/base/slides';
import { type DragEvent, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { SlideThumb } from '../slide-view/SlideThumb.js';
import type { PictureOf } from '../slide-view/slideParts.js';
import { slideEditorWords } from './locale.js';
import { RenameField } from './RenameField.js';
import { Mark, PageRow, Told } from './SlideTree.styles.js';

/** What is dragged, as the browser keeps it. Its own kind, so that a file or a word from elsewhere is none. */
const DRAGGED = 'application/x-slide';

export interface TreePageProps {
  page: SlidePage;
  /** As it is drawn; undefined: it is not laid out yet. */
  slide: MeasuredSlide | undefined;
  /** Its place in the deck, from 1. */
  number: number;
  level: number;
  /** Of the whole deck. */
  faults: readonly SlideFault[];
  current: boolean;
  /** The tab key stops here. */
  stop: boolean;
  renaming: boolean;
  onRenamed: (title: string | undefined) => void;
  onSelect: (id: string) => void;
  /** Something was dropped beside it. Undefined: nothing can be moved. */
  onDrop: ((move: { id: string; target: string; after: boolean }) => void) | undefined;
  pictures: PictureOf | undefined;
}

/** A page in the outline. */
export const TreePage = (props: TreePageProps) => {
  const { page, slide, number, level, faults, current, stop, renaming, onRenamed, onSelect, onDrop, pictures } = props;
  const words = useWords(slideEditorWords);
  const [over, setOver] = useState<'before' | 'after'>();
  const own = faults.filter(({ pageId }) => pageId === page.id);
  const errors = own.filter(({ severity }) => severity === 'error').length;
  const warnings = own.length - errors;
  const title = page.title === '' ? words.untitled : page.title;
  const placeOf = ({ currentTarget, clientY }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return clientY > top + height / 2 ? 'after' : 'before';
  };
  const dragging = onDrop && {
    draggable: !renaming,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAGGED, page.id);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(placeOf(event));
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(DRAGGED);
      setOver(undefined);
      if (id === '') return;
      event.preventDefault();
      onDrop({ id, target: page.id, after: placeOf(event) === 'after' });
    },
  };
  const name = [
    words.page(number, page.title),
    page.locked ? words.locked : '',
    errors > 0 ? words.errors(errors) : '',
    warnings > 0 ? words.warnings(warnings) : '',
  ]
    .filter(Boolean)
    .join(words.comma);
  return (
    <PageRow
      role="treeitem"
      aria-level={level}
      aria-selected={current}
      tabIndex={stop ? 0 : -1}
      data-key={page.id}
      data-over={over}
      onClick={() => onSelect(page.id)}
      {...dragging}
    >
      <Told>{name}</Told>
      <small aria-hidden>{number}</small>
      {slide && <SlideThumb slide={slide} pictures={pictures} />}
      <div>
        {renaming ? (
          <RenameField label={words.titleOf} value={page.title} most={500} onEnd={onRenamed} />
        ) : (
          <span title={title} aria-hidden>
            {title}
          </span>
        )}
        {(page.locked || own.length > 0) && (
          <p aria-hidden>
            {page.locked && (
              <Mark>
                <LockOutlined aria-hidden />
                {words.locked}
              </Mark>
            )}
            {errors > 0 && (
              <Mark data-tone="error" title={words.errors(errors)}>
                <ExclamationCircleOutlined aria-hidden />
                {errors}
              </Mark>
            )}
            {warnings > 0 && (
              <Mark data-tone="warning" title={words.warnings(warnings)}>
                <WarningOutlined aria-hidden />
                {warnings}
              </Mark>
            )}
          </p>
        )}
      </div>
    </PageRow>
  );
};

import type { SlideDesign, SlideFault, SlidePage } from '@console/base/slides';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { slideEditorWords } from './locale.js';
import { Note } from './SlideChecks.styles.js';

export interface ExportNoteProps extends RootProps {
  /** Of the deck, in their order. */
  pages: readonly SlidePage[];
  /** What would look wrong in the file. */
  faults: readonly SlideFault[];
  /** What the deck looks like. */
  design: SlideDesign;
}

/** What the file will be like, told before it is made. Give it an `id`, and the button that makes the file `aria-describedby`. */
export const ExportNote = ({ pages, faults, design, ...root }: ExportNoteProps) => {
  const words = useWords(slideEditorWords);
  const errors = faults.filter(({ severity }) => severity === 'error');
  const places = [...new Set(errors.map(({ pageId }) => pages.findIndex(({ id }) => id === pageId) + 1))]
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b);
  const { heading, body, fallbacks } = design.fonts;
  const named = heading === body ? body : `${heading}${words.list}${body}`;
  const isNative = pages.some(({ layout }) => layout === 'chart' || layout === 'chartTable' || layout === 'table');
  return (
    <Note {...rootProps(root)} aria-label={words.exportNote}>
      <h2>{words.exportNote}</h2>
      <ul>
        {isNative && <li>{words.exportNative}</li>}
        <li>{words.exportFont(named, fallbacks)}</li>
        {pages.some(({ notes }) => notes !== '') && <li>{words.exportNotes}</li>}
      </ul>
      <p>{errors.length === 0 ? words.exportClean : words.exportLeft(errors.length, places)}</p>
    </Note>
  );
};

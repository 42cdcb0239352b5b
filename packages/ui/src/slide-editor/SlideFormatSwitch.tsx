import { type SlideFormat, slideFormats } from '@console/base/slides';
import { useWords } from '../locale/useWords.js';
import type { RootProps } from '../root/rootProps.js';
import { Segments } from '../segments/Segments.js';
import { slideEditorWords } from './locale.js';

export interface SlideFormatSwitchProps extends RootProps<HTMLDivElement> {
  /** The shape that the pages have. */
  value: SlideFormat;
  /** Another shape was chosen: all pages are laid out anew. */
  onChange: (format: SlideFormat) => void;
}

/** The shape of the pages of a deck. */
export const SlideFormatSwitch = ({ value, onChange, ...root }: SlideFormatSwitchProps) => {
  const words = useWords(slideEditorWords);
  return (
    <Segments
      {...root}
      label={words.format}
      value={value}
      options={slideFormats.map((format) => ({ value: format, label: words.formats[format] }))}
      onChange={onChange}
    />
  );
};

import type { MeasuredSlide, SlideDesign } from '@console/base/slides';
import { type CSSProperties, useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { SlideThumb } from '../slide-view/SlideThumb.js';
import { Choice, Group } from './DesignPicker.styles.js';
import { DesignSample, SAMPLE_SHAPE } from './DesignSample.js';
import { slideEditorWords } from './locale.js';

export interface DesignPickerProps extends RootProps<HTMLDivElement> {
  /** What there is to choose from, in the order shown. */
  designs: readonly SlideDesign[];
  /** Id of the one chosen. */
  value: string;
  /** Another one was chosen, by its id. */
  onChange: (id: string) => void;
  /** Nothing can be chosen now. Default false. */
  disabled?: boolean;
  /** A page drawn in a design, by its id: it takes the place of the sample. Left out: samples of a title and a chart. */
  sampleOf?: ((id: string) => MeasuredSlide | undefined) | undefined;
}

/** As wide as its tile, in its own shape. */
const wide = (shape: number): CSSProperties => ({ width: '100%', height: 'auto', aspectRatio: shape });

/** What a deck looks like, chosen by small pages. For the keyboard a group of radio buttons: one stop, arrows choose. */
export const DesignPicker = ({ designs, value, onChange, disabled = false, sampleOf, ...root }: DesignPickerProps) => {
  const words = useWords(slideEditorWords);
  const mobile = useMobile();
  const group = useId();
  return (
    <Group {...rootProps(root)} role="radiogroup" aria-label={words.design}>
      {designs.map((design) => {
        const sample = sampleOf?.(design.id);
        const chosen = design.id === value;
        return (
          <Choice key={design.id} data-chosen={chosen ? '' : undefined}>
            <input
              type="radio"
              name={group}
              checked={chosen}
              disabled={disabled}
              onChange={() => onChange(design.id)}
            />
            {sample ? (
              <SlideThumb slide={sample} height={68} {...(mobile && { style: wide(sample.width / sample.height) })} />
            ) : (
              <DesignSample design={design} {...(mobile && { style: wide(SAMPLE_SHAPE) })} />
            )}
            <span>{design.name[words.nameIn]}</span>
          </Choice>
        );
      })}
    </Group>
  );
};

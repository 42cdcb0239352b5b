import { QuestionCircleOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useId } from 'react';
import type { Async } from '@console/base';
import type { BandFigure, FigureReading } from '../figure-band/FigureBand.js';
import { Label } from '../figure-band/FigureBand.styles.js';
import { FigureContent } from '../figure-band/FigureContent.js';
import { Reading } from '../figure-band/Reading.js';
import { Hint } from '../on-demand/Hint.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Choice, Grid, Name, Root } from './FigureChoice.styles.js';

/** A figure that can be chosen. Its value loads, fails and refreshes for itself. */
export type ChoiceFigure = Omit<BandFigure, 'href'>;

export interface FigureChoiceProps extends RootProps<HTMLDivElement> {
  /** Names the choice: "统计". */
  label: string;
  /** Six at most, in the order shown. */
  figures: readonly ChoiceFigure[];
  /** The key of the one chosen; one that is no figure, and none is. */
  chosen: string;
  /** Another one was chosen. */
  onChoose: (key: string) => void;
}

/** What a figure is short for, on hover: the place that chooses it lies over it. */
const inFull = (reading: Async<FigureReading>): string | undefined => {
  if (reading.state === 'error') return reading.error.message;
  return reading.state === 'ready' ? reading.data.exact : undefined;
};

const ends: ReadonlyMap<string, number> = new Map([
  ['Home', 0],
  ['End', -1],
]);

const goToEnd = (event: KeyboardEvent<HTMLElement>) => {
  const end = ends.get(event.key);
  if (end === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const radio = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(end);
  radio?.focus();
  radio?.click();
};

/**
 * Key figures of which one is looked at more closely. For the keyboard a group of radio buttons: one stop, arrows choose,
 * Home and End take the first and the last. Six side by side, three or two as its room grows less.
 */
export const FigureChoice = ({ label, figures, chosen, onChoose, ...root }: FigureChoiceProps) => {
  const group = useId();
  return (
    <Root {...rootProps(root)} role="radiogroup" aria-label={label} onKeyDown={goToEnd}>
      <Grid $count={figures.length}>
        {figures.map(({ key, label: name, help, reading }, at) => (
          <Choice key={key} data-chosen={key === chosen ? '' : undefined}>
            <Label>
              <Name title={inFull(reading)}>
                <input
                  type="radio"
                  name={group}
                  checked={key === chosen}
                  onChange={() => onChoose(key)}
                  aria-describedby={`${group}-${at}`}
                />
                {name}
              </Name>
              {help !== undefined && (
                <Hint title={help}>
                  {(hinted) => <QuestionCircleOutlined tabIndex={0} aria-label={help} role="img" {...hinted} />}
                </Hint>
              )}
            </Label>
            <div id={`${group}-${at}`}>
              <Reading reading={reading} name={name}>
                {(figure) => <FigureContent reading={figure} />}
              </Reading>
            </div>
          </Choice>
        ))}
      </Grid>
    </Root>
  );
};

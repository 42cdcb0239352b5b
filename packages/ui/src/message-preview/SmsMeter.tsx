import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { messagePreviewWords } from './locale.js';
import { type PreviewValues, sizeOf } from './pieces.js';
import { Bars, Line, Root } from './SmsMeter.styles.js';
import { yuanOf } from './yuanOf.js';

export interface SmsMeterProps extends RootProps<HTMLDivElement> {
  /** Stands before the text as 【signName】; empty: none. */
  signName: string;
  /** As it is written, with its variables. */
  content: string;
  /** What the variables come to for the person that it is counted for. */
  values: PreviewValues;
  /** What they come to for whom all of them are longest. Left out: that is not known. */
  longest?: PreviewValues;
  /** Thousandths of a yuan for each part; null: there is none yet. Left out: nothing is said of money. */
  price?: number | null;
  /** People that it goes to. Left out: what it costs each is said. */
  people?: number;
}

const WHOLE = 70;
const PART = 67;

/** How many paid parts a text message comes to, how much room is left, and what it costs. */
export const SmsMeter = ({ signName, content, values, longest, price, people, ...root }: SmsMeterProps) => {
  const words = useWords(messagePreviewWords);
  const { letters, segments, room, left } = sizeOf(signName, content, values);
  const parts = Math.max(1, segments);
  const most = longest && sizeOf(signName, content, longest);
  const last = letters - (parts - 1) * room;
  return (
    <Root {...rootProps(root)}>
      <Line>
        <b>{words.size(letters, segments)}</b>
        <span>{words.rule(WHOLE, PART)}</span>
        <span>{words.left(left)}</span>
      </Line>
      <Bars role="img" aria-label={words.bars(letters, segments, last)}>
        {Array.from({ length: parts }, (_, at) => (
          <i key={at}>
            <u style={{ width: at + 1 < parts ? '100%' : `${(last / room) * 100}%` }} />
          </i>
        ))}
        <i data-next="" />
      </Bars>
      {price !== undefined && (
        <Line>
          {price === null ? (
            <span>{words.noPrice}</span>
          ) : (
            <>
              <span>
                {words.price(yuanOf(price), parts)}
                {people !== undefined && ` × ${words.people(people.toLocaleString())}`}
              </span>
              <span>
                {words.cost(yuanOf(price * parts * (people ?? 1)))}
                {people === undefined && ` ${words.each}`}
              </span>
            </>
          )}
        </Line>
      )}
      {most && most.letters > letters && (
        <Line data-warning={most.segments > parts ? '' : undefined}>
          <span>{words.longest(most.letters, most.segments)}</span>
          {typeof price === 'number' && most.segments > parts && (
            <span>
              {words.atMost(yuanOf(price * most.segments * (people ?? 1)))}
              {people === undefined && ` ${words.each}`}
            </span>
          )}
        </Line>
      )}
    </Root>
  );
};

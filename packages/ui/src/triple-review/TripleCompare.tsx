import { CopyOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Tag } from '../states/Tag.js';
import { tripleWords } from './locale.js';
import { Block, Choices, Root, Table } from './TripleCompare.styles.js';
import { tripleNumber } from './tripleNumber.js';
import type { ReviewTriple, TripleChoice, TripleContent } from './types.js';

/** A relationship of the graph, and where it comes from. */
export interface ComparedTriple extends TripleContent {
  readonly id: string;
  /** Where it stands: 2020 版，第 43 页. Empty: nowhere that may be read. */
  readonly place: string;
  /** Opens that place. Left out: it cannot be opened. */
  readonly href?: string;
}

export interface TripleCompareProps extends RootProps {
  /** The one that is compared. */
  triple: ReviewTriple;
  /** What the graph says in its place. */
  contradicting: readonly ComparedTriple[];
  /** The same in the graph; null: it is not there. */
  duplicate: ComparedTriple | null;
  /** The same, waiting beside it. */
  alike: readonly { readonly id: string; readonly number: number }[];
  /** Its neighbours in the graph, and where they are looked at. Left out: it has none there. */
  neighbours?: { readonly count: number; readonly href: string };
  /** What was chosen about the contradiction. Default nothing. */
  choice?: TripleChoice | undefined;
  /** Something was chosen about the contradiction. Left out: nothing can be. */
  onChoose?: (choice: TripleChoice) => void;
  /** Accepts it, so that what the graph has gets one more source. Left out: it can't be. */
  onMerge?: () => void;
  /** One that waits beside it was chosen. */
  onOpen: (id: string) => void;
  /** Called in the place of following a link. */
  onNavigate?: Navigate;
}

const choices: readonly TripleChoice[] = ['replace', 'both', 'keep'];

/** Words that differ are underlined: the difference is not told by colour. */
const Differing = ({ differs, children }: { differs: boolean; children: ReactNode }) =>
  differs ? <u>{children}</u> : children;

/** A triple beside what the graph says of the same. */
export const TripleCompare = (props: TripleCompareProps) => {
  const { triple, contradicting, duplicate, alike, neighbours, choice, onChoose, onMerge, onOpen, onNavigate } = props;
  const words = useWords(tripleWords);
  const text = words.compare;
  const place = ({ place: where, href }: Pick<ComparedTriple, 'place' | 'href'>) =>
    href === undefined ? (
      where
    ) : (
      <PageLink href={href} onNavigate={onNavigate}>
        {where || text.inGraph}
      </PageLink>
    );
  const said = (one: TripleContent, other: TripleContent) => (
    <td>
      {`${one.subject.name}　${one.predicate}　`}
      <Differing differs={one.object.name !== other.object.name}>{one.object.name}</Differing>
      {one.condition !== '' && (
        <>
          （<Differing differs={one.condition !== other.condition}>{one.condition}</Differing>）
        </>
      )}
    </td>
  );
  const [first] = contradicting;
  return (
    <Root {...rootProps(props)} aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        {neighbours && (
          <PageLink href={neighbours.href} onNavigate={onNavigate}>
            {text.neighbours(neighbours.count)}
          </PageLink>
        )}
      </header>
      {first && (
        <Block>
          <p>
            <Tag tone="error">
              <SwapOutlined aria-hidden />
              {words.marks.contradicting}
            </Tag>
            {text.contradicting}
          </p>
          <Table>
            <tbody>
              <tr>
                <th scope="row">{text.own(tripleNumber(triple.number))}</th>
                {said(triple, first)}
                <td>{triple.place}</td>
              </tr>
              {contradicting.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{text.there}</th>
                  {said(one, triple)}
                  <td>{place(one)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {onChoose && (
            <Choices role="group" aria-label={text.choiceOf}>
              {choices.map((one) => (
                <Button
                  key={one}
                  size="small"
                  type={one === 'keep' ? 'text' : 'default'}
                  aria-pressed={choice === one}
                  onClick={() => onChoose(one)}
                >
                  {text.choices[one]}
                </Button>
              ))}
            </Choices>
          )}
          {choice !== undefined && (
            <p>
              {text.settled}　<b>{text.choices[choice]}</b>
            </p>
          )}
        </Block>
      )}
      {duplicate !== null && (
        <Block>
          <p>
            <Tag>
              <CopyOutlined aria-hidden />
              {words.marks.duplicate}
            </Tag>
            <span>
              {text.duplicate}　{duplicate.subject.name}　{duplicate.predicate}　{duplicate.object.name}　
              {place(duplicate)}
            </span>
            {onMerge && (
              <Button type="link" size="small" onClick={onMerge}>
                {text.merge}
              </Button>
            )}
          </p>
        </Block>
      )}
      {alike.length > 0 && (
        <Block>
          <p>
            <span>
              {text.alike}
              {alike.map(({ id, number }) => (
                <Button key={id} type="link" size="small" onClick={() => onOpen(id)}>
                  {tripleNumber(number)}
                </Button>
              ))}
            </span>
          </p>
        </Block>
      )}
      {first === undefined && duplicate === null && alike.length === 0 && (
        <Block>
          <p>{text.nothing}</p>
        </Block>
      )}
    </Root>
  );
};

import { EditOutlined } from '@ant-design/icons';
import type { SlidePage, SlideSource } from '@console/base/slides';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { slideEditorWords } from './locale.js';
import { notesPieces, secondsToSay } from './notesText.js';
import { Cite, Editor, Head, Root, Sources, Spoken } from './SlideNotes.styles.js';

export interface SlideNotesProps extends RootProps {
  /** The page whose notes and sources they are. */
  page: SlidePage;
  /** The notes after each change; the owner keeps them. Left out: they are read only. */
  onChange?: ((notes: string) => void) | undefined;
  /** A source was chosen, to be looked at. Left out: sources are named only. */
  onSource?: ((source: SlideSource) => void) | undefined;
  /** Numbers of those sources that are not open to the reader any more: nothing of them is told. Default none. */
  withheld?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** What is said to a page, with its sources cited by number and named below. Each piece of a cited document can be opened. */
export const SlideNotes = ({ page, onChange, onSource, withheld = none, ...root }: SlideNotesProps) => {
  const words = useWords(slideEditorWords);
  const id = useId();
  const [editing, setEditing] = useState<string>();
  const known = new Map(page.sources.map((source) => [source.n, source]));
  const seconds = secondsToSay(page.notes);
  const open = editing === page.id && onChange !== undefined;
  const opens = (source: SlideSource) => onSource !== undefined && source.subjectId !== '' && !withheld.has(source.n);
  const cite = (n: number) => {
    const source = known.get(n);
    return source && onSource && opens(source) ? (
      <Cite as="button" type="button" aria-label={words.openSourceOf(n)} onClick={() => onSource(source)}>
        {n}
      </Cite>
    ) : (
      <Cite aria-label={words.sourceNumber(n)} role="img">
        {n}
      </Cite>
    );
  };
  const nameOf = ({ n, title, page: place, kind }: SlideSource) => {
    if (withheld.has(n)) return words.withheld;
    const name = title === '' && kind === 'text' ? words.given : title;
    return place > 0 ? words.sourcePage(name, place) : name;
  };
  return (
    <Root {...rootProps(root)} aria-label={words.notes}>
      <Head>
        <h2>{words.notes}</h2>
        {seconds > 0 && <small>{words.seconds(seconds)}</small>}
        {onChange && (
          <Button
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            onClick={() => setEditing(open ? undefined : page.id)}
          >
            {open ? words.notesDone : words.editNotes}
          </Button>
        )}
      </Head>
      {open && (
        <Editor>
          <Input.TextArea
            aria-label={words.notes}
            aria-describedby={`${id}-hint`}
            autoFocus
            value={page.notes}
            maxLength={10_000}
            autoSize={{ minRows: 3, maxRows: 12 }}
            onChange={({ target }) => onChange(target.value)}
          />
          <small id={`${id}-hint`}>{words.notesHint}</small>
        </Editor>
      )}
      {!open && page.notes === '' && <Spoken data-empty="">{words.noNotes}</Spoken>}
      {!open && page.notes !== '' && (
        <Spoken>
          {notesPieces(page.notes, new Set(known.keys())).map((piece, at) => (
            <span key={`${at}`}>{'n' in piece ? cite(piece.n) : piece.text}</span>
          ))}
        </Spoken>
      )}
      {page.sources.length > 0 && (
        <Sources aria-label={words.sources}>
          {page.sources.map((source) => (
            <li key={source.n}>
              <Cite aria-hidden>{source.n}</Cite>
              <span title={withheld.has(source.n) ? undefined : source.quote}>{nameOf(source)}</span>
              {onSource && opens(source) && (
                <Button
                  size="small"
                  type="link"
                  aria-label={words.openSourceOf(source.n)}
                  onClick={() => onSource(source)}
                >
                  {words.openSource}
                </Button>
              )}
            </li>
          ))}
        </Sources>
      )}
    </Root>
  );
};

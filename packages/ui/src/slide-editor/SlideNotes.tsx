import { EditOutlined } from '@ant-design/icons';
import type { SlidePage, SlideSource } from '@console/base/slides';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { slideEditorWords } from './locale.js';
import { Reword } from './Reword.js';
import { notesPieces, secondsToSay } from './notesText.js';
import { Cite, CiteLink, Editor, Head, Root, Sources, Spoken } from './SlideNotes.styles.js';

export interface SlideNotesProps extends RootProps {
  /** The page whose notes and sources they are. */
  page: SlidePage;
  /** The notes after each change; the owner keeps them. Left out: they are read only. */
  onChange?: ((notes: string) => void) | undefined;
  /** The notes are to be put into other words; what comes of it is shown elsewhere before it is taken. Left out: not offered. */
  onReword?: (() => void) | undefined;
  /** Why they cannot be, told beforehand: "没有接入模型". A locked page says so by itself. */
  rewordOff?: string | undefined;
  /** They are being put into other words. Default false. */
  rewording?: boolean;
  /** That is to stop. Left out: it cannot be stopped. */
  onStopRewording?: (() => void) | undefined;
  /** A source was chosen, to be looked at. Left out: sources are named only. Only those with a subject can be. */
  onSource?: ((source: SlideSource) => void) | undefined;
  /** The address that shows a source: then it is a link, which opens in another tab as well. Left out: it is a button. */
  sourceHref?: ((source: SlideSource) => string) | undefined;
  /** Numbers of those sources that are not open to the reader any more: nothing of them is told. Default none. */
  withheld?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** What is said to a page, with its sources cited by number and named below. Each piece of a cited document can be opened. */
export const SlideNotes = (props: SlideNotesProps) => {
  const { page, onChange, onSource, sourceHref, withheld = none, ...others } = props;
  const { onReword, rewordOff, rewording = false, onStopRewording, ...root } = others;
  const words = useWords(slideEditorWords);
  const id = useId();
  const [editing, setEditing] = useState<string>();
  const known = new Map(page.sources.map((source) => [source.n, source]));
  const seconds = secondsToSay(page.notes);
  const open = editing === page.id && onChange !== undefined;
  const opens = (source: SlideSource) => onSource !== undefined && source.subjectId !== '' && !withheld.has(source.n);
  const cite = (n: number) => {
    const source = known.get(n);
    if (source && onSource && opens(source)) {
      const label = words.openSourceOf(n);
      return sourceHref ? (
        <CiteLink href={sourceHref(source)} aria-label={label} onNavigate={() => onSource(source)}>
          {n}
        </CiteLink>
      ) : (
        <Cite as="button" type="button" aria-label={label} onClick={() => onSource(source)}>
          {n}
        </Cite>
      );
    }
    return (
      <Cite aria-label={words.sourceNumber(n)} role="img">
        {n}
      </Cite>
    );
  };
  const opener = (source: SlideSource) => {
    if (onSource === undefined || !opens(source)) return null;
    const label = words.openSourceOf(source.n);
    return sourceHref ? (
      <PageLink href={sourceHref(source)} aria-label={label} onNavigate={() => onSource(source)}>
        {words.openSource}
      </PageLink>
    ) : (
      <Button size="small" type="link" aria-label={label} onClick={() => onSource(source)}>
        {words.openSource}
      </Button>
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
        <Reword
          off={page.locked ? words.rewordLocked : rewordOff}
          busy={rewording}
          onStart={onReword}
          onStop={onStopRewording}
        />
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
              {opener(source)}
            </li>
          ))}
        </Sources>
      )}
    </Root>
  );
};

import type { Async } from '@console/base';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { Row } from '../conversations/ConversationList.styles.js';
import { HistoryFrame } from '../conversations/HistoryFrame.js';
import { HistoryGroups } from '../conversations/HistoryGroups.js';
import { RowOpener } from '../conversations/RowOpener.js';
import { useWords } from '../locale/useWords.js';
import type { RootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { dataAnswerWords } from './locale.js';
import { type AskedQuestion, rowAfter, type SavedQuestion, type SavedVerb } from './questionGroups.js';
import { SavedHead } from './QuestionList.styles.js';
import { SavedRow } from './SavedRow.js';

export interface QuestionPage {
  /** Those that were kept, in their order. */
  readonly saved: readonly SavedQuestion[];
  /** Those that were asked, as far as they are loaded. */
  readonly asked: readonly AskedQuestion[];
  /** More were asked than these. */
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

export interface QuestionListProps extends RootProps {
  /** What is loaded so far. */
  questions: Async<QuestionPage>;
  /** The one shown beside the list. */
  currentId?: string | null;
  /** The present, for 今天 and 昨天. */
  now: Date;
  /** What the list is searched for. Default: nothing. */
  keyword?: string;
  /** Asked with each word typed; an unfinished word of an input method is not reported. Left out, no search. */
  onKeywordChange?: ((event: { keyword: string }) => void) | undefined;
  /** A new one is wanted. */
  onAdd: () => void;
  /** One that was asked was chosen. */
  onOpen: (event: { id: string }) => void;
  /** One that was saved was chosen. */
  onOpenSaved: (event: { id: string }) => void;
  /** What can be done with one that was saved, in its menu. Left out, it is only opened. */
  verbsOf?: ((saved: SavedQuestion) => readonly SavedVerb[]) | undefined;
  /** All that were saved are wanted. Left out where those of the page are all there are. */
  onAllSaved?: (() => void) | undefined;
  /** The reader has come to the end of those loaded. Left out where there are no more. */
  onLoadMore?: (() => void) | undefined;
}

/** Arrows go from row to row; what is typed into the search is the field's own. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > button:first-child')];
  const next = rowAfter(
    event.key,
    rows.findIndex((row) => row === document.activeElement),
    rows.length,
  );
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
};

/** One's own questions to data: a new one, search, those saved first, then by day. Fills its parent. */
export const QuestionList = (props: QuestionListProps) => {
  const {
    questions,
    currentId = null,
    now,
    keyword = '',
    onKeywordChange,
    onAdd,
    onOpen,
    onOpenSaved,
    ...others
  } = props;
  const { verbsOf, onAllSaved, onLoadMore, ...root } = others;
  const words = useWords(dataAnswerWords);
  return (
    <HistoryFrame
      {...root}
      words={words.history}
      keyword={keyword}
      onKeywordChange={onKeywordChange && ((next) => onKeywordChange({ keyword: next }))}
      onAdd={onAdd}
    >
      {(nothing) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrows of the buttons within.
        <div onKeyDown={walk}>
          <AsyncView value={questions} what={words.history.list} skeleton={<Skeletons shape="text" count={6} />}>
            {({ saved, asked, hasMore, loadingMore }) => (
              <>
                {saved.length + asked.length === 0 && nothing}
                {(saved.length > 0 || onAllSaved) && (
                  <section>
                    <SavedHead>
                      <h3>{words.saved}</h3>
                      {onAllSaved && (
                        <Button type="text" size="small" onClick={() => onAllSaved()}>
                          {words.allSaved}
                        </Button>
                      )}
                    </SavedHead>
                    <ul>
                      {saved.map((question) => (
                        <SavedRow
                          key={question.id}
                          question={question}
                          verbs={verbsOf?.(question) ?? []}
                          onOpen={() => onOpenSaved({ id: question.id })}
                        />
                      ))}
                    </ul>
                  </section>
                )}
                <HistoryGroups
                  conversations={asked}
                  now={now}
                  hasMore={hasMore}
                  loadingMore={loadingMore}
                  onLoadMore={onLoadMore}
                >
                  {(question) => (
                    <Row key={question.id} data-current={question.id === currentId || undefined}>
                      <RowOpener
                        conversation={question}
                        words={words}
                        now={now}
                        current={question.id === currentId}
                        onOpen={() => onOpen({ id: question.id })}
                      />
                    </Row>
                  )}
                </HistoryGroups>
              </>
            )}
          </AsyncView>
        </div>
      )}
    </HistoryFrame>
  );
};

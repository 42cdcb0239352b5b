import { EditOutlined, SearchOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useAgo } from '../ago/useAgo.js';
import {
  Head,
  More,
  Nothing,
  Open,
  Root,
  Row,
  RunningDot,
  Scroller,
} from '../conversations/ConversationList.styles.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { dataAnswerWords } from './locale.js';
import { type AskedQuestion, groupQuestions, rowAfter, type SavedQuestion, type SavedVerb } from './questionGroups.js';
import { QuestionSearch } from './QuestionSearch.js';
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
  const ago = useAgo();
  const [searching, setSearching] = useState(keyword !== '');
  const toggleSearch = () => {
    if (searching) onKeywordChange?.({ keyword: '' });
    setSearching(!searching);
  };

  const nothing = () => (
    <Nothing>
      <p>{keyword === '' ? words.noQuestions : words.notFound(keyword)}</p>
      {keyword === '' ? <small>{words.noQuestionsHelp}</small> : <Button onClick={toggleSearch}>{words.clear}</Button>}
    </Nothing>
  );

  return (
    <Root {...rootProps(root)} aria-label={words.list}>
      <Head>
        <Button icon={<EditOutlined aria-hidden />} onClick={() => onAdd()}>
          {words.create}
        </Button>
        {onKeywordChange && (
          <Button
            icon={<SearchOutlined aria-hidden />}
            title={searching ? words.endFind : words.find}
            aria-label={searching ? words.endFind : words.find}
            aria-expanded={searching}
            onClick={toggleSearch}
          />
        )}
      </Head>
      {searching && onKeywordChange && <QuestionSearch keyword={keyword} onKeywordChange={onKeywordChange} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrows of the buttons within. */}
      <Scroller onKeyDown={walk}>
        <AsyncView value={questions} what={words.list} skeleton={<Skeletons shape="text" count={6} />}>
          {({ saved, asked, hasMore, loadingMore }) => (
            <>
              {saved.length + asked.length === 0 && nothing()}
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
              {groupQuestions(asked, now).map((group) => (
                <section key={group.period}>
                  <h3>{words[group.period]}</h3>
                  <ul>
                    {group.questions.map(({ id, title, running, updateTime }) => (
                      <Row key={id} data-current={id === currentId || undefined}>
                        <Open
                          type="button"
                          title={`${title} · ${ago(updateTime, now)}`}
                          aria-current={id === currentId ? 'page' : undefined}
                          onClick={() => onOpen({ id })}
                        >
                          <span>{title === '' ? words.untitled : title}</span>
                          {running && <RunningDot role="img" aria-label={words.running} title={words.running} />}
                        </Open>
                      </Row>
                    ))}
                  </ul>
                </section>
              ))}
              {hasMore && onLoadMore && (
                <More>
                  <Button type="text" loading={loadingMore} onClick={() => onLoadMore()}>
                    {loadingMore ? words.loadingMore : words.loadMore}
                  </Button>
                </More>
              )}
            </>
          )}
        </AsyncView>
      </Scroller>
    </Root>
  );
};

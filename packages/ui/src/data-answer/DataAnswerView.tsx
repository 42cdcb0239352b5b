import { Button } from 'antd';
import { useRef, useState } from 'react';
import { AskBlock, AskRow } from '../chat/chat.styles.js';
import { chatWords } from '../chat/locale.js';
import { useWords } from '../locale/useWords.js';
import { AnswerMarkdown } from '../markdown/AnswerMarkdown.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Notice } from '../states/Notice.js';
import { AnswerActions, type AnswerVerbs } from './AnswerActions.js';
import { AskBack, type Resolution } from './AskBack.js';
import { Checks } from './Checks.js';
import { type ChipChange, Chips } from './Chips.js';
import { Body, Next, Nothing, Proof, Root, Words } from './DataAnswerView.styles.js';
import { DataFigure, type DataFigureHandle } from './DataFigure.js';
import type { ResultKind } from './KindSwitch.js';
import { dataAnswerWords } from './locale.js';
import { QueryText } from './QueryText.js';
import { isDrawn, kindShown, resultKinds } from './resultKinds.js';
import { StatusLine } from './StatusLine.js';
import type { ResultTable, ShownDataAnswer } from './types.js';

export interface DataAnswerViewProps extends RootProps, AnswerVerbs {
  /** The question with its answer, as far as it has come. */
  answer: ShownDataAnswer;
  /** A changed condition is being queried: what `answer` has are the figures from before, which stay. Default false. */
  refreshing?: boolean;
  /** From the question to its answer. Left out: that the query took is told. */
  seconds?: number | null;
  /** A condition was changed: it is to be queried again, in place. Left out, none can be. */
  onChange?: ((change: ChipChange) => void) | undefined;
  /** What was not clear was said. Left out, it is only read. */
  onResolve?: ((resolution: Resolution) => unknown) | undefined;
  /** The question is to be put in other words: put it into the composer. */
  onRewrite?: (() => void) | undefined;
  /** A question that goes on from here was chosen. Left out, none are offered. */
  onAsk?: ((event: { question: string }) => void) | undefined;
  /** Ends the answer that is being made. Left out where the composer has it. */
  onStop?: (() => void) | undefined;
  /** It failed, broke off or was stopped, and is to be tried again. */
  onRetry?: (() => void) | undefined;
}

const endings = ['failed', 'stopped', 'interrupted'] as const;

interface EndingProps {
  answer: ShownDataAnswer;
  onRetry: (() => void) | undefined;
}

/** How an answer ended that is not whole. */
const Ending = ({ answer: { status, failure, table }, onRetry }: EndingProps) => {
  const words = useWords(dataAnswerWords);
  const ending = endings.find((one) => one === status);
  if (ending === undefined) return null;
  const title = ending === 'failed' && table !== null ? words.failedKept : words[ending];
  return (
    <Notice
      tone={ending === 'failed' && table === null ? 'error' : ending === 'stopped' ? 'plain' : 'warning'}
      title={title}
      {...(onRetry && { action: { label: words.retry, onClick: onRetry } })}
    >
      {ending === 'failed' ? failure : null}
    </Notice>
  );
};

const NoRows = ({ answer: { chips }, changeable }: { answer: ShownDataAnswer; changeable: boolean }) => {
  const words = useWords(dataAnswerWords);
  return (
    <Nothing>
      <p>
        <b>{words.emptyResult}</b>
      </p>
      {chips.length > 0 && (
        <p>{words.emptyConditions(chips.map(({ label, text }) => `${label} ${text}`).join(words.comma))}</p>
      )}
      {changeable && <p>{words.emptyHelp}</p>}
    </Nothing>
  );
};

const meaningOf = (table: ResultTable | null) =>
  table?.columns.find(({ role }) => role === 'value')?.higherIsBetter ??
  table?.columns.find(({ role }) => role === 'change')?.higherIsBetter;

/**
 * One question about data with its answer, in an order that never changes: question, what was understood, conditions, words,
 * drawing, table, checks, query, verbs, what to ask next. A condition is changed in place, and old figures stay until new
 * ones have come.
 */
export const DataAnswerView = (props: DataAnswerViewProps) => {
  const {
    answer,
    refreshing = false,
    seconds = answer.seconds,
    onChange,
    onResolve,
    onRewrite,
    onAsk,
    ...others
  } = props;
  const { onStop, onRetry, onExport, onPin, onSave, onSaveExample, onSchedule, onRate, ...root } = others;
  const words = useWords(dataAnswerWords);
  const { question: questionWord } = useWords(chatWords);
  const figure = useRef<DataFigureHandle>(null);
  const [asked, setAsked] = useState<ResultKind>();
  const [unmade, setUnmade] = useState(false);

  const { status, table, chart } = answer;
  const running = status === 'running';
  const asking = status === 'asking';
  const waiting = running || refreshing;
  const rows = table !== null && table.rows.length > 0 ? table : null;
  const kind = rows && kindShown(asked, resultKinds(rows, chart), chart);
  const title = answer.understood === '' ? answer.question : answer.understood;
  const savePicture = async () => setUnmade((await figure.current?.savePicture()) === false);
  const chips = answer.chips.length > 0 && <Chips chips={answer.chips} onChange={onChange} busy={waiting} />;

  return (
    <Root {...rootProps(root)} aria-busy={waiting}>
      <AskRow role="group" aria-label={questionWord}>
        <AskBlock>{answer.question}</AskBlock>
      </AskRow>
      <Body aria-label={words.answer} data-refreshing={refreshing ? '' : undefined}>
        <StatusLine answer={answer} refreshing={refreshing} seconds={seconds} onStop={onStop} />
        {chips}
        {!waiting && <Ending answer={answer} onRetry={onRetry} />}
        {answer.answer !== '' && (
          <Words>
            <AnswerMarkdown text={answer.answer} running={running} />
          </Words>
        )}
        {asking && <AskBack doubts={answer.doubts} onResolve={onResolve} onRewrite={onRewrite} />}
        {rows && (
          <DataFigure
            ref={figure}
            title={title}
            table={rows}
            chart={chart}
            kind={asked}
            onKindChange={(next) => {
              setUnmade(false);
              setAsked(next);
            }}
          />
        )}
        {table !== null && rows === null && !waiting && <NoRows answer={answer} changeable={onChange !== undefined} />}
        {(answer.checks.length > 0 || answer.sql !== '') && (
          <Proof>
            {answer.checks.length > 0 && <Checks checks={answer.checks} higherIsBetter={meaningOf(table)} />}
            {answer.sql !== '' && <QueryText sql={answer.sql} tables={answer.tables.length} seconds={answer.seconds} />}
          </Proof>
        )}
        {unmade && <Notice tone="warning">{words.notSaved}</Notice>}
        {rows && !waiting && (
          <AnswerActions
            liked={answer.liked}
            onPicture={onExport && kind !== null && isDrawn(kind) ? savePicture : undefined}
            onExport={onExport}
            onPin={onPin}
            onSave={onSave}
            onSaveExample={onSaveExample}
            onSchedule={onSchedule}
            onRate={onRate}
          />
        )}
        {!waiting && onAsk && answer.followUps.length > 0 && (
          <Next role="group" aria-label={asking ? words.alsoAsk : words.next}>
            <span aria-hidden="true">{asking ? words.alsoAsk : words.next}</span>
            {answer.followUps.map((question) => (
              <Button key={question} onClick={() => onAsk({ question })}>
                {question}
              </Button>
            ))}
          </Next>
        )}
      </Body>
    </Root>
  );
};

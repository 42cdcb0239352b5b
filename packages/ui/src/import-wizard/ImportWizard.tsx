import { LeftOutlined } from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { SideDrawer } from '../dialog/SideDrawer.js';
import { type Confirmation, useConfirm } from '../dialog/useConfirm.js';
import { JobProgress } from '../job-progress/JobProgress.js';
import { usePageEnd } from '../kept-pages/pageEnd.js';
import { useUnsaved } from '../kept-pages/unsaved.js';
import { useWords } from '../locale/useWords.js';
import { useMessage } from '../provider/useMessage.js';
import { readSheet } from '../spreadsheet/readSheet.js';
import { Skeletons } from '../states/Skeletons.js';
import { ChooseButtons } from './ChooseButtons.js';
import { ImportRun } from './importRun.js';
import { type Choice, hasBegun, type ImportState, isReady, restOf, stateOf, unsavedOf } from './importState.js';
import { Text, Told } from './ImportWizard.styles.js';
import { importWords } from './locale.js';
import { MatchStep } from './MatchStep.js';
import { RowsStep } from './RowsStep.js';
import { saveTemplate } from './sheets.js';
import type { Edits } from './rows.js';
import { ImportSteps } from './ImportSteps.js';
import type { CheckAnswer, CheckRequest, ImportField, SendAnswer, SendRequest } from './types.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface ImportWizardProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** It was closed, and nothing of it is left. */
  onClose: () => void;
  /** What is imported, as a heading. */
  title: string;
  /** What is to be done, before a file is chosen. */
  intro: ReactNode;
  /** What each row has, and which of it must be there. */
  fields: readonly ImportField[];
  /** So many of what is imported: "25 位用户". */
  count: (rows: number) => string;
  /** How many rows and how many bytes a file may have. */
  limits: { readonly rows: number; readonly bytes: number };
  /** Lists of objects in JSON can be chosen as well. Default false. */
  lists?: boolean;
  /** Offers a template of the owner's own. Default: one made of the fields. Rejections are the owner's to tell. */
  onTemplate?: () => Promise<unknown>;
  /** The dry run: says what is wrong with rows, and changes nothing. */
  check: (request: CheckRequest) => Promise<CheckAnswer>;
  /** Imports a few rows. Called for one slice at a time, in the order of the file. */
  send: (request: SendRequest) => Promise<SendAnswer>;
  /** Rows that one call of `send` gets. Default 10: few enough to show how far it is, and to stop soon. */
  atOnce?: number;
  /**
   * Whether `send` failed so that nobody knows what became of its rows: those are not sent again, and handed back as such.
   * Left out, sending rows twice does no harm, and they are.
   */
  isLost?: (error: unknown) => boolean;
  /** What `check` or `send` failed with, for people. Throws what is none of theirs: people read that it did not work. */
  messageOf: (error: unknown) => string;
  /** Under what was imported, once something was: what the reader takes along. */
  result?: ReactNode;
  /** Pixels: 720 (default), 1080 where rows have much to say. */
  width?: 720 | 1080;
  /** Something of `result` would be lost by closing: what is asked then. */
  untold?: Confirmation;
}

/**
 * Imports rows of a spreadsheet, in a drawer: columns are matched, a dry run says what is wrong, that is mended in place, the
 * good rows are sent a few at a time, and the rest is handed back as a spreadsheet. Closing stops it first, and asks before
 * something is lost.
 */
export const ImportWizard = (props: ImportWizardProps) => {
  const {
    open,
    onClose,
    title,
    intro,
    fields,
    count,
    limits,
    onTemplate,
    result,
    untold,
    width = 720,
    lists = false,
  } = props;
  const words = useWords(importWords);
  const confirm = useConfirm();
  const message = useMessage();
  const options = { ...props, atOnce: props.atOnce ?? 10, words };
  const [run] = useState(() => new ImportRun(options, readSheet));
  useEffect(() => run.goBy(options));
  const state = useSyncExternalStore(run.subscribe, run.snapshot, run.snapshot);
  usePageEnd(() => run.end());
  const [handedBack, setHandedBack] = useState<Edits>(new Map());

  const { phase, file, rows, problem, refusal } = state;
  const running = phase === 'sending';
  const begun = hasBegun(state);
  const taken = rows.filter(({ row }) => state.outcomes.get(row) === 'taken').length;
  const left = rows.filter(({ row }) => isReady(state, row)).length;
  const changed = rows.filter(({ row }) => isReady(state, row) && stateOf(state, row) === 'changed').length;
  // What was mended is nowhere but here until it is in, or was handed back.
  const unsaved = unsavedOf(state, handedBack);
  const dirty = !running && unsaved > 0;
  useUnsaved(running || untold !== undefined || dirty);

  const close = async () => {
    if (running) return run.stop();
    if (untold !== undefined && !(await confirm(untold))) return;
    run.reset();
    setHandedBack(new Map());
    onClose();
  };
  const onFile = async (chosen: File) => {
    if (dirty && run.refusalOf(chosen) === undefined) {
      const agreed = await confirm({
        title: words.replace,
        text: words.replaceText(unsaved),
        verb: words.replaceVerb,
        danger: true,
      });
      if (!agreed) return;
    }
    await run.choose(chosen);
  };
  const onMend = useCallback(
    ({ row, key, value }: { row: number; key: string; value: string }) => void run.mend(row, key, value),
    [run],
  );
  const onDecide = useCallback((some: readonly number[], choice: Choice) => run.decide(some, choice), [run]);
  const onOwnTemplate = () => saveTemplate(fields, title).catch(() => message.error(words.notSaved));
  const onHandedBack = (saved: ImportState) => {
    const rest = new Set(restOf(saved).map(({ row }) => row));
    const edits = [...saved.edits].filter(([row]) => rest.has(row));
    setHandedBack((before) => new Map([...before, ...edits]));
  };
  const unmatched = fields.some(({ key, required }) => required && state.matching[key] === undefined);
  const isChecked = phase === 'mending';
  const canGoBack = isChecked || (phase === 'failed' && state.sheets.length > 0);

  return (
    <SideDrawer
      {...rootProps(props)}
      open={open}
      title={title}
      width={width}
      dirty={dirty}
      onClose={() => void close()}
      footerStart={
        canGoBack && (
          <Button type="text" icon={<LeftOutlined aria-hidden={true} />} onClick={() => run.back()}>
            {words.back}
          </Button>
        )
      }
      renderFooter={(leave) => (
        <>
          {running && <Button onClick={() => run.stop()}>{words.stop}</Button>}
          {phase === 'stopped' && left > 0 && (
            <Button onClick={() => void run.send()}>{words.goOn(count(left))}</Button>
          )}
          {begun && !running && (
            <Button type="primary" onClick={leave}>
              {words.close}
            </Button>
          )}
          {!begun && <Button onClick={leave}>{words.cancel}</Button>}
          {phase === 'matching' && (
            <Button type="primary" disabled={unmatched} onClick={() => void run.check()}>
              {words.next}
            </Button>
          )}
          {phase === 'failed' && rows.length > 0 && (
            <Button type="primary" onClick={() => void run.check()}>
              {words.retry}
            </Button>
          )}
          {(isChecked || phase === 'checking' || phase === 'choosing' || phase === 'reading') && (
            <Button
              type="primary"
              disabled={!isChecked || left === 0 || state.pending.size > 0}
              onClick={() => void run.send()}
            >
              {isChecked ? words.run(count(left)) : words.start}
            </Button>
          )}
        </>
      )}
    >
      <ImportSteps phase={phase} />
      {!begun && (
        <>
          {phase === 'choosing' && (
            <Text>
              {intro}
              <small>
                {words.limits(lists ? words.kinds.lists : words.kinds.sheets, limits.rows, formatBytes(limits.bytes))}
              </small>
            </Text>
          )}
          <ChooseButtons
            again={file !== undefined}
            lists={lists}
            onFile={(chosen) => void onFile(chosen)}
            onTemplate={() => void (onTemplate ?? onOwnTemplate)()}
          />
          {file && <Text>{file.name}</Text>}
        </>
      )}
      {refusal !== undefined && <Told tone="error">{refusal}</Told>}
      {problem !== undefined && problem !== '' && (
        <Told tone="error" {...(isChecked && { action: { label: words.retry, onClick: () => void run.recheck() } })}>
          {problem}
        </Told>
      )}
      {running && (
        <JobProgress
          name={file?.name ?? title}
          job={{
            status: 'running',
            stage: words.importing,
            percent: Math.round((state.outcomes.size / Math.max(1, state.outcomes.size + left)) * 100),
            detail: words.progress(state.outcomes.size, count(state.outcomes.size + left)),
          }}
        />
      )}
      <div role="status">
        {(phase === 'reading' || phase === 'checking') && (
          <>
            <Text>
              {phase === 'reading' ? words.reading : words.checking}
              {state.checked > 0 && <small>{words.checkedOf(state.checked, rows.length)}</small>}
            </Text>
            <Skeletons shape="rows" count={3} />
          </>
        )}
        {isChecked && (
          <Text>
            {left > 0 ? words.will(count(left)) : words.nothing}
            {changed > 0 && words.ofThem(changed)}
          </Text>
        )}
        {begun && !running && (
          <>
            {phase === 'stopped' && <Text>{words.stopped(count(left))}</Text>}
            <Told tone={untold ? 'warning' : 'info'}>{words.done(count(taken))}</Told>
          </>
        )}
      </div>
      {begun && !running && taken > 0 && result}
      {phase === 'matching' && (
        <MatchStep
          fields={fields}
          state={state}
          run={run}
          onLose={(mended) =>
            confirm({
              title: words.readAnew,
              text: words.readAnewText(mended),
              verb: words.readAnewVerb,
              danger: true,
            })
          }
        />
      )}
      {(isChecked || (begun && !running)) && rows.length > 0 && (
        <RowsStep fields={fields} state={state} onMend={onMend} onDecide={onDecide} onHandedBack={onHandedBack} />
      )}
    </SideDrawer>
  );
};

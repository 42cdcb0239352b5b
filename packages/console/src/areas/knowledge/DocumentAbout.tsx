import { DownOutlined, RightOutlined } from '@ant-design/icons';
import {
  type DocumentDetail,
  type DocumentSummary,
  makeDocumentSummary,
  modifyDocumentSummary,
} from '@console/api/contract';
import { useMakeDocumentSummary } from '@console/api/hooks/documents';
import { formatDateTime, lookUp } from '@console/base';
import { Status } from '@console/ui/states';
import { Button } from 'antd';
import { useId } from 'react';
import { useAction } from '../../actions/useAction.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { Offered } from '../../session/Offered.js';
import { Actions, Body, Head, Peek, Root, Toggle } from './DocumentAbout.styles.js';
import { DocumentOutline } from './DocumentOutline.js';
import { SummaryDialog } from './SummaryDialog.js';
import { useSummaryWords } from './summaryWords.js';

/** In the address while the summary is being written. */
const EDITING = 'summary';
/** In the address while all of it is shown. */
const ALL = 'all';

export interface DocumentAboutProps {
  document: Pick<DocumentDetail, 'id' | 'name' | 'status' | 'summary'>;
}

const Standing = ({ summary }: { summary: DocumentSummary }) => {
  const words = useSummaryWords();
  if (summary.status === 'making') return <Status tone="running">{words.making}</Status>;
  if (summary.status === 'failed') return <Status tone="error">{words.failed}</Status>;
  return <Status tone="off">{lookUp(words.kinds, summary.kind, summary.kind)}</Status>;
};

const Facts = ({ summary: { kind, time, partial, outdated } }: { summary: DocumentSummary }) => {
  const words = useSummaryWords();
  const facts = [
    kind !== 'extract' && words.made(formatDateTime(time)),
    partial && words.partial,
    outdated && words.outdated,
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <small>{facts.join(' · ')}</small>;
};

/** What a whole document is about: in one line, and on demand all of it, with the way to correct it or have it made anew. */
export const DocumentAbout = ({ document: { id, status, summary } }: DocumentAboutProps) => {
  const words = useSummaryWords();
  const body = useId();
  const [query, setQuery] = useQueryState();
  const open = query('about') === ALL;
  const act = useAction();
  const make = useMakeDocumentSummary();
  // A backend that sums up nothing says nothing of it; what is not read yet has nothing to be told.
  if (summary === undefined || (summary === null && status !== 'ready')) return null;
  const isOwn = summary?.kind === 'person';
  const makeAnew = () =>
    act({
      ...(isOwn && { ask: { title: words.makeTitle, text: words.makeText, verb: words.makeAgain, danger: true } }),
      run: () => make.run({ id }),
      done: words.queued,
    });
  const title = summary?.kind === 'extract' ? words.extract : words.summary;
  const text = summary?.text ?? '';
  const told = text === '' ? (summary?.status === 'making' ? '' : words.nothing) : text;
  const isBusy = status !== 'ready' || summary?.status === 'making';
  return (
    <Root aria-label={title}>
      <Head>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setQuery({ about: open ? undefined : ALL })}
        >
          {open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          {title}
        </Toggle>
        {summary !== null && <Standing summary={summary} />}
        {!open && <Peek>{summary === null ? words.none : told}</Peek>}
      </Head>
      <div id={body}>
        {open && (
          <Body>
            <p>{summary === null ? words.none : told}</p>
            {summary !== null && <Facts summary={summary} />}
            <DocumentOutline outline={summary?.outline ?? []} />
            <Actions>
              <Offered calls={[modifyDocumentSummary]}>
                <Button
                  size="small"
                  disabled={status !== 'ready'}
                  onClick={() => setQuery({ open: EDITING }, { push: true })}
                >
                  {summary === null || summary.kind === 'extract' ? words.write : words.edit}
                </Button>
              </Offered>
              <Offered calls={[makeDocumentSummary]}>
                <Button size="small" disabled={isBusy} loading={make.running} onClick={() => void makeAnew()}>
                  {summary === null ? words.make : words.makeAgain}
                </Button>
              </Offered>
            </Actions>
          </Body>
        )}
      </div>
      <SummaryDialog
        open={query('open') === EDITING}
        documentId={id}
        text={summary === null || summary.kind === 'extract' ? '' : text}
        onClose={() => setQuery({ open: undefined })}
      />
    </Root>
  );
};

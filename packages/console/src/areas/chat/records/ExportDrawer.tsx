import { usePageAssistants } from '@console/api/hooks/assistants';
import { useBeginRecordExport, useListRecordExports } from '@console/api/hooks/recordExports';
import { ASSISTANT_PAGE_SIZE, RECORD_EXPORT_DAYS } from '@console/api/contract';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, Notice } from '@console/ui/states';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { inShanghai } from '../../../time/inShanghai.js';
import { useNow } from '../../../time/useNow.js';
import { ExportItem, isGoing } from './ExportItem.js';
import { Exports, ExportScope, Kept } from './record.styles.js';
import type { RecordView } from './recordView.js';
import { useRecordWords } from './recordWords.js';

/** The longest time that one file may be of, in days. */
const YEAR = 365;
/** Milliseconds between looks at files that are being written. */
const LOOKS_AGAIN = 1000;

export interface ExportDrawerProps extends Pick<RecordView, 'startTime' | 'narrowing' | 'view'> {
  /** Who the person is that the list is narrowed to. Undefined: it is not, or nobody knows. */
  person: string | undefined;
}

/** Conversations as spreadsheets: what is exported now, and what was these days. */
export const ExportDrawer = ({ startTime: chosen, narrowing, view, person }: ExportDrawerProps) => {
  const words = useRecordWords();
  const [get, set] = useQueryState();
  const open = get('exports') === 'open';
  const now = dayjs(inShanghai(useNow()));
  const begin = useBeginRecordExport();
  const { problem, submit, forget } = useSubmission();
  const exports = useListRecordExports(open ? {} : null, {
    refreshEvery: (list) => (list?.some(isGoing) ? LOOKS_AGAIN : 0),
  });
  // The one that was begun here is saved by itself once it is there.
  const [wanted, setWanted] = useState<string>();
  const { assistantId, userId } = narrowing;
  const { menuName } = useDictionary();
  const assistants = usePageAssistants(assistantId === undefined ? null : { current: 1, size: ASSISTANT_PAGE_SIZE });
  const assistant = assistants.data?.list.find(({ id }) => id === assistantId);
  const startTime = chosen ?? now.subtract(YEAR, 'day').startOf('day').format('YYYY-MM-DD HH:mm:ss');
  const endTime = now.endOf('day').format('YYYY-MM-DD HH:mm:ss');
  const [from, to] = [startTime.slice(0, 10), endTime.slice(0, 10)];

  const close = () => {
    forget();
    setWanted(undefined);
    set({ exports: undefined });
  };
  const onExport = () =>
    submit(async () => {
      const { id } = await begin.run(
        {
          startTime,
          endTime,
          fileName: words.fileName(from, to),
          ...(assistantId !== undefined && { assistantId }),
          ...(userId !== undefined && { userId }),
          ...(view === 'disliked' && { isLike: false }),
        },
        { quiet: true },
      );
      setWanted(id);
    });
  return (
    <SideDrawer
      open={open}
      title={words.exports}
      onClose={close}
      footer={<SubmitButton onClick={onExport}>{words.exportNow}</SubmitButton>}
    >
      <ExportScope>
        <dt>{words.recent}</dt>
        <dd>{words.span(from, to)}</dd>
        {userId !== undefined && (
          <>
            <dt>{words.person}</dt>
            <dd>{person ?? words.chosenPerson}</dd>
          </>
        )}
        {assistantId !== undefined && (
          <>
            <dt>{words.assistant}</dt>
            <dd>{assistant ? menuName(assistant.assistantName) : words.chosenAssistant}</dd>
          </>
        )}
        {view === 'disliked' && (
          <>
            <dt>{words.views}</dt>
            <dd>{words.view.disliked}</dd>
          </>
        )}
      </ExportScope>
      <Kept>{words.kept(RECORD_EXPORT_DAYS)}</Kept>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <AsyncView value={exports.state} what={words.exports}>
        {(list) => (
          <Exports aria-label={words.exports}>
            {list.map((one) => (
              <ExportItem key={one.id} one={one} saves={one.id === wanted} onSaved={() => setWanted(undefined)} />
            ))}
          </Exports>
        )}
      </AsyncView>
    </SideDrawer>
  );
};

import type { Assignment, AssignmentDetail } from '@console/api/contract';
import { useReadAssignment } from '@console/api/hooks/marketing/qyWechat';
import { failed } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { AssignedPeople } from './AssignedPeople.js';
import { assignmentName, whileGoing } from './assignmentName.js';
import { AssignmentStand } from './AssignmentStand.js';
import { useAssignWords } from './assignWords.js';
import { Stack } from './assign.styles.js';
import { AssignmentStatus } from './useAssignmentList.js';
import { useAssignmentSteps } from './useAssignmentSteps.js';

/** One assignment beside the list: who goes where, who not and why, how far it is, and what can be done about it. */
export default function AssignmentDrawer({ list }: { list: RecordList<Assignment> }) {
  const words = useAssignWords();
  const separator = useSeparator();
  const steps = useAssignmentSteps();
  const { record, place, onPrevious, onNext } = list;
  const { id } = record;
  const read = useReadAssignment(id === undefined ? null : { id }, { refreshEvery: whileGoing });
  const one = read.data;
  const isGone = id === undefined || (read.state.state === 'error' && read.state.error.code === 404);

  const primary = (now: AssignmentDetail) => {
    if (now.state === 'draft') return { verb: words.start, onSubmit: () => steps.start(now) };
    if (now.state === 'running') return { verb: words.pause, onSubmit: () => steps.pause(now) };
    return now.state === 'paused' ? { verb: words.resume, onSubmit: () => steps.resume(now) } : {};
  };
  const danger = (now: AssignmentDetail) => {
    if (now.state === 'draft')
      return {
        label: words.discard,
        onClick: () => void steps.discard(now).then((gone) => gone && record.close()),
      };
    if (now.state === 'running' || now.state === 'paused')
      return { label: words.stop, onClick: () => void steps.stop(now) };
    if (now.undoes !== null || now.undoneBy !== null) return undefined;
    return {
      label: words.undo,
      onClick: () => void steps.undo(now).then((back) => (back === undefined ? undefined : record.show(back))),
    };
  };
  const last = one && danger(one);
  return (
    <DetailDrawer
      open={id !== undefined}
      title={one === undefined ? words.what : assignmentName(one, words, separator)}
      what={words.what}
      width={720}
      recordKey={`${id} ${one?.state}`}
      record={isGone ? failed({ code: 404, message: words.gone }) : read.state}
      onClose={record.close}
      {...(place && { place })}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      {...(one && { tags: <AssignmentStatus state={one.state} />, ...primary(one) })}
      {...(last && { danger: last })}
    >
      {one && (
        <Stack>
          <AssignmentStand assignment={one} onOpen={(other) => void record.show(other)} />
          <AssignedPeople key={one.id} assignment={one} />
        </Stack>
      )}
    </DetailDrawer>
  );
}

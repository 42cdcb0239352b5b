import { type EcologyMember, modifyEcologyMember } from '@console/api/contract';
import { useReadEcologyMember } from '@console/api/hooks/marketing/ecologyMember';
import { useOffered } from '@console/api/hooks/useOffered';
import { failed } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { lazyPart } from '@console/ui/on-demand';
import { Button, Flex } from 'antd';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useClearedWith } from '../../../navigation/useClearedWith.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { MemberFacts } from './MemberFacts.js';
import { MemberState } from './MemberState.js';
import { MemberTalk } from './MemberTalk.js';
import { useMemberWords } from './memberWords.js';
import { ReplyForm } from './ReplyForm.js';
import type { MemberActions } from './useMemberActions.js';
import { IMPORT } from './useMemberList.js';

const EditMemberDialog = lazyPart(() => import('./EditMemberDialog.js'));

/** In the address while a member is edited. */
const EDIT = 'edit';
/** Milliseconds between two looks: somebody else may be answering the same member. */
const LOOKS_AGAIN = 20_000;

interface MemberDrawerProps {
  list: RecordList<EcologyMember>;
  actions: MemberActions;
}

/** One member beside the list: whom to reach, what was said, and where a reply is written. */
export default function MemberDrawer({ list, actions: { onState, onRemove, settable } }: MemberDrawerProps) {
  const words = useMemberWords();
  const [get, set] = useQueryState();
  const editable = useOffered(modifyEcologyMember);
  const { record, place, onPrevious, onNext } = list;
  const id = record.id === IMPORT ? undefined : record.id;
  const read = useReadEcologyMember(id === undefined ? null : { id }, { refreshEvery: LOOKS_AGAIN });
  useClearedWith(id, [EDIT]);
  const member = read.data;
  const isGone = id === undefined || (read.state.state === 'error' && read.state.error.code === 404);
  const isOpen = member !== undefined && (member.state === 'waiting' || member.state === 'answered');
  return (
    <DetailDrawer
      open={id !== undefined}
      title={member?.memberName ?? words.what}
      what={words.what}
      width={720}
      record={isGone ? failed({ code: 404, message: words.gone }) : read.state}
      onClose={record.close}
      {...(id !== undefined && { recordKey: id })}
      {...(place && { place })}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      {...(member && {
        tags: <MemberState state={member.state} />,
        danger: { label: words.remove, onClick: () => void onRemove(member) },
      })}
    >
      {member && (
        <>
          <MemberFacts key={member.id} member={member} />
          <Flex gap={8} wrap style={{ marginTop: 12 }}>
            {editable && <Button onClick={() => set({ [EDIT]: '1' }, { push: true })}>{words.edit}</Button>}
            {settable && member.state === 'waiting' && (
              <Button onClick={() => void onState([member.id], 'answered')}>{words.markAnswered}</Button>
            )}
            {settable && isOpen && <Button onClick={() => void onState([member.id], 'closed')}>{words.close}</Button>}
            {settable && (member.state === 'closed' || member.state === 'answered') && (
              <Button onClick={() => void onState([member.id], 'waiting')}>
                {member.state === 'closed' ? words.reopen : words.wait}
              </Button>
            )}
          </Flex>
          <MemberTalk member={member} />
          <ReplyForm
            key={`reply ${member.id}`}
            member={member}
            onOutdated={read.refresh}
            onReopen={settable ? () => void onState([member.id], 'waiting') : undefined}
          />
          <EditMemberDialog
            member={member}
            open={get(EDIT) === '1' && editable}
            onClose={() => set({ [EDIT]: undefined })}
          />
        </>
      )}
    </DetailDrawer>
  );
}

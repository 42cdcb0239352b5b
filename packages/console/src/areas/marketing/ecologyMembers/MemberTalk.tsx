import type { EcologyMemberDetail } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import { CaseTimeline } from '@console/ui/case-view';
import { type MemberMoment, momentsOf } from './memberMoments.js';
import { Faint, Line, Part, Said } from './members.styles.js';
import { useMemberWords } from './memberWords.js';

interface MomentProps {
  moment: MemberMoment;
  memberName: string;
}

const Moment = ({ moment: { kind, content, username, createTime }, memberName }: MomentProps) => {
  const words = useMemberWords();
  const time = formatDateTime(createTime).slice(0, 16);
  const known: Readonly<Record<string, (who: string) => string>> = words.history;
  const say = kind === 'replied' ? words.replied : lookUp(known, kind, () => kind);
  return (
    <>
      <Line>
        {kind === 'asked' ? words.asked(memberName) : say(username)}
        <small>{kind === 'asked' ? words.recorded(username, time) : time}</small>
      </Line>
      {content !== '' && <Said data-kind={kind}>{content}</Said>}
    </>
  );
};

/** What a member asked, all replies, and who set which state, the first one first. */
export const MemberTalk = ({ member }: { member: EcologyMemberDetail }) => {
  const words = useMemberWords();
  const moments = momentsOf(member);
  const unseen = member.replyCount - member.replies.length;
  return (
    <Part>
      <h3>{words.talk}</h3>
      {moments.length === 0 && <Faint>{words.nothingSaid}</Faint>}
      {unseen > 0 && <Faint>{words.earlier(unseen)}</Faint>}
      <CaseTimeline
        label={words.talk}
        moments={moments.map((moment) => ({
          key: moment.id,
          time: formatDateTime(moment.createTime).slice(5, 10),
          dateTime: moment.createTime,
          by: moment.content === '' ? 'system' : 'person',
          content: <Moment moment={moment} memberName={member.memberName} />,
        }))}
      />
    </Part>
  );
};

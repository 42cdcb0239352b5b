import { type EcologyMemberDetail, revealEcologyMember } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime, lookUp } from '@console/base';
import { Button, Flex, Tooltip } from 'antd';
import { Facts } from '../../../details/Facts.js';
import { useMemberWords } from './memberWords.js';
import { useContact } from './useContact.js';

interface MemberFactsProps {
  member: EcologyMemberDetail;
}

/** What is known of a member; whom to reach is masked, and whole for half a minute. */
export const MemberFacts = ({ member }: MemberFactsProps) => {
  const words = useMemberWords();
  const reveals = useOffered(revealEcologyMember);
  const { contact, show, hide, running } = useContact(member.id);
  const { phoneNumber, email } = contact ?? member;
  return (
    <Facts
      facts={[
        [words.type, lookUp(words.types, member.memberType, member.memberType)],
        [words.contact, member.contactName],
        [
          words.phone,
          <Flex key="phone" gap={8} align="center" wrap>
            {phoneNumber}
            {reveals && (
              <Tooltip title={words.revealNote}>
                <Button size="small" loading={running} onClick={contact === undefined ? show : hide}>
                  {contact === undefined ? words.reveal : words.hide}
                </Button>
              </Tooltip>
            )}
          </Flex>,
        ],
        [words.email, email],
        [words.created, formatDateTime(member.createTime)],
        [words.createdBy, member.createdBy],
      ]}
    />
  );
};

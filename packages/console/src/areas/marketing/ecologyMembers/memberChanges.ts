import type { Input, modifyEcologyMember } from '@console/api/contract';
import type { MemberValues } from './MemberFields.js';

/** What the form of a member holds while it is edited. */
export interface EditedMember extends MemberValues {
  /** The version that the fields were filled from. */
  version: number;
  /** The e-mail address there is goes. Left out where there is none. */
  dropEmail?: boolean;
}

type Changes = Omit<Input<typeof modifyEcologyMember>, 'id' | 'version'>;

/**
 * What was changed and nothing else, so that what somebody else changed meanwhile stays. Phone and e-mail are not shown whole:
 * left empty, they stay.
 */
export const changesOf = (
  before: MemberValues,
  { dropEmail = false, ...after }: Omit<EditedMember, 'version'>,
): Changes => {
  const [memberName, contactName, message] = [after.memberName, after.contactName, after.message].map((text) =>
    text.trim(),
  );
  const [phoneNumber, email] = [after.phoneNumber.trim(), after.email.trim()];
  return {
    ...(memberName !== before.memberName && { memberName }),
    ...(after.memberType !== before.memberType && { memberType: after.memberType }),
    ...(contactName !== before.contactName && { contactName }),
    ...(phoneNumber !== '' && { phoneNumber }),
    ...(email === '' ? dropEmail && { email: '' as const } : { email }),
    ...(message !== before.message && { message }),
  };
};

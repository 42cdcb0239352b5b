import type { EcologyMemberDetail } from '@console/api/contract';
import type { DifferenceField } from '@console/ui/difference-view';
import type { EditedMember } from './memberChanges.js';
import type { MemberWords } from './memberWords.js';

/** What is said of a member, to be compared. A number or an address that nobody has typed is the masked one there is. */
export const memberText = (
  fields: EditedMember,
  kept: Pick<EcologyMemberDetail, 'phoneNumber' | 'email'>,
  words: MemberWords,
): DifferenceField[] => [
  { key: 'memberName', label: words.name, value: fields.memberName },
  { key: 'memberType', label: words.type, value: words.types[fields.memberType] },
  { key: 'contactName', label: words.contact, value: fields.contactName },
  { key: 'phoneNumber', label: words.phone, value: fields.phoneNumber || kept.phoneNumber },
  { key: 'email', label: words.email, value: fields.email || kept.email },
  { key: 'dropEmail', label: words.dropEmail, value: fields.dropEmail === true ? words.yes : words.no },
  { key: 'message', label: words.message, value: fields.message },
];

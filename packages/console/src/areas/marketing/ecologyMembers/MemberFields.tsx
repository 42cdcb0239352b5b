import { ecologyLimits, type EcologyMemberType, ecologyMemberTypes } from '@console/api/contract';
import { PHONE_MAX } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Radio } from 'antd';
import { NameField, NoteField, TextField } from '../../../forms/fields.js';
import { useMemberWords } from './memberWords.js';

/** All that can be said about a member. */
export interface MemberValues {
  memberName: string;
  memberType: EcologyMemberType;
  contactName: string;
  phoneNumber: string;
  email: string;
  message: string;
}

export const noMember: MemberValues = {
  memberName: '',
  memberType: 'club',
  contactName: '',
  phoneNumber: '',
  email: '',
  message: '',
};

export interface MemberFieldsProps {
  /** Under the fields for the phone number and the e-mail address where those there are stay unless something is typed. */
  kept?: { readonly phone: string; readonly email: string };
}

/** The fields of a member. */
export const MemberFields = ({ kept }: MemberFieldsProps) => {
  const words = useMemberWords();
  const rules = useRules();
  return (
    <>
      <NameField name="memberName" label={words.name} />
      <FormField name="memberType" label={words.type}>
        <Radio.Group options={ecologyMemberTypes.map((value) => ({ value, label: words.types[value] }))} />
      </FormField>
      <NameField name="contactName" label={words.contact} />
      <TextField
        name="phoneNumber"
        label={words.phone}
        max={PHONE_MAX}
        required={kept === undefined}
        rules={[rules.phone]}
        inputMode="tel"
        {...(kept && { help: kept.phone })}
      />
      <TextField
        name="email"
        label={words.email}
        max={254}
        rules={[rules.email]}
        inputMode="email"
        {...(kept && { help: kept.email })}
      />
      <NoteField
        name="message"
        label={words.message}
        help={words.messageHelp}
        max={ecologyLimits.message}
        lines={3}
        counted
      />
    </>
  );
};

import { useCheckReferralLinkName } from '@console/api/hooks/marketing/referralLink';
import { Form } from 'antd';
import { NameField } from '../../../forms/fields.js';
import { useSettled } from '../../../forms/useSettled.js';
import { Taken } from './link.styles.js';
import { useLinkWords } from './linkWords.js';

/** Milliseconds after the last key before a name is looked for. */
const PAUSE = 300;

interface LinkNameFieldProps {
  /** What the link is called already. */
  own?: string;
}

/** What a link is called; whether another one is called so is said while it is typed. */
export const LinkNameField = ({ own = '' }: LinkNameFieldProps) => {
  const words = useLinkWords();
  const form = Form.useFormInstance<{ linkName: string }>();
  const typed = (Form.useWatch('linkName', { form, preserve: true }) ?? '').trim();
  const name = useSettled(typed, PAUSE);
  const isOther = name !== '' && name.toLowerCase() !== own.toLowerCase();
  const checked = useCheckReferralLinkName(isOther ? { name } : null);
  const answer = isOther && name === typed ? checked.data : undefined;
  const said = answer && (answer.repeat ? <Taken>{words.nameTaken}</Taken> : words.nameFree);
  return <NameField name="linkName" label={words.name} help={<span role="status">{said}</span>} />;
};

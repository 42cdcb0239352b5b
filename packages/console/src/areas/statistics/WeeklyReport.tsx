import { useListReportRecipients, useSetReportRecipients } from '@console/api/hooks/usage';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import { FormDrawer } from '../../forms/FormDrawer.js';
import type { Edit } from '../../forms/useEdit.js';
import { UserPicker } from '../../pickers/UserPicker.js';
import { useReportWords } from './reportWords.js';

interface Fields {
  userIds: string[];
}

interface WeeklyReportProps {
  open: boolean;
  edit: Edit;
  onClose: () => void;
}

/** Who is told each Monday of the report on the week before. */
export const WeeklyReport = ({ open, edit, onClose }: WeeklyReportProps) => {
  const words = useReportWords();
  const message = useMessage();
  const recipients = useListReportRecipients(open ? {} : null);
  const set = useSetReportRecipients();
  const known = recipients.data ?? [];
  const save = async ({ userIds }: Fields) => {
    await set.run({ userIds }, { quiet: true });
    message.success(words.saved);
  };
  return (
    <FormDrawer<Fields>
      recordKey={open ? `recipients ${recipients.state.state === 'ready'}` : undefined}
      title={words.title}
      record={recipients.state}
      what={words.recipients}
      initial={{ userIds: known.map(({ id }) => id) }}
      verb={words.save}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
      facts={<p style={{ margin: 0 }}>{words.about}</p>}
    >
      <Form.Item name="userIds" label={words.recipients} extra={words.recipientsHelp}>
        <UserPicker known={known} />
      </Form.Item>
    </FormDrawer>
  );
};

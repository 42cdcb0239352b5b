import { listUserNames } from '@console/api/contract';
import { useUpdateFeedbackCases } from '@console/api/hooks/feedbackCases';
import { useOffered } from '@console/api/hooks/useOffered';
import { useListUserNames } from '@console/api/hooks/users';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useCaseWords } from './caseWords.js';

interface Fields {
  /** Left out once the reader has cleared it. */
  assigneeId?: string | null;
  /** ISO 8601. */
  dueTime?: string | null;
}

/** Who a case is given to, looked for by name. */
const Assignees = ({ known, ...field }: { known?: { id: string; name: string } }) => {
  const words = useCaseWords();
  const [keyword, setKeyword] = useState('');
  const names = useListUserNames({ keyword }, { keepPrevious: true });
  const found = mapAsync(names.state, (list) =>
    list.map(({ id, username, account }) => ({ value: id, label: `${username}（${account}）` })),
  );
  return (
    <RemoteSelect
      {...field}
      allowClear
      what={words.assignee}
      found={found}
      {...(known && { known: [{ value: known.id, label: known.name }] })}
      onSearch={setKeyword}
    />
  );
};

export interface AssignDialogProps {
  /** The cases. Undefined while it is closed. */
  ids: readonly string[] | undefined;
  /** What a single case says now. Left out: what is left empty stays as it is. */
  present?: { assigneeId: string | null; assigneeName: string; dueTime: string | null };
  onClose: () => void;
  /** It was saved. */
  onAssigned?: () => void;
}

/** Says whose cases these are, and until when. */
export const AssignDialog = ({ ids, present, onClose, onAssigned }: AssignDialogProps) => {
  const words = useCaseWords();
  const { form } = useDictionary();
  const message = useMessage();
  const { run } = useUpdateFeedbackCases();
  const names = useOffered(listUserNames);
  const edit = useEdit(`case assignment:${ids?.join(' ') ?? ''}`);
  const save = async ({ assigneeId = null, dueTime = null }: Fields) => {
    const isLeft = (value: string | null, was: string | null | undefined) =>
      present === undefined ? value === null : value === was;
    await run(
      {
        idList: [...(ids ?? [])],
        ...(!isLeft(assigneeId, present?.assigneeId) && { assigneeId }),
        ...(!isLeft(dueTime, present?.dueTime) && { dueTime }),
      },
      { quiet: true },
    );
    message.success(words.assigned);
    onAssigned?.();
  };
  return (
    <FormDialog<Fields>
      recordKey={ids?.join(' ')}
      title={words.assignTitle(ids?.length ?? 1)}
      verb={form.save}
      initial={{ assigneeId: present?.assigneeId ?? null, dueTime: present?.dueTime ?? null }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      {names && (
        <FormField
          name="assigneeId"
          label={words.assignee}
          {...(present === undefined && { extra: words.assignStays })}
          rules={[
            ({ getFieldValue }) => ({
              validator: () =>
                present !== undefined || getFieldValue('assigneeId') || getFieldValue('dueTime')
                  ? Promise.resolve()
                  : Promise.reject(new Error(words.nothingSet)),
            }),
          ]}
        >
          <Assignees {...(present?.assigneeId && { known: { id: present.assigneeId, name: present.assigneeName } })} />
        </FormField>
      )}
      <Form.Item
        name="dueTime"
        label={words.setDue}
        getValueProps={(value: string | null) => ({ value: value === null ? null : dayjs(value) })}
        getValueFromEvent={(day: Dayjs | null) => day?.toISOString() ?? null}
      >
        <DatePicker
          showTime={{ format: 'HH:mm', defaultValue: dayjs('18:00', 'HH:mm') }}
          format="YYYY-MM-DD HH:mm"
          style={{ width: '100%' }}
        />
      </Form.Item>
    </FormDialog>
  );
};

import type { TemplateReview } from '@console/api/contract';
import { useDecideTemplate } from '@console/api/hooks/marketing/templateReview';
import { ready } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import { NoteField } from '../../../forms/fields.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { ReviewedMessage } from './ReviewedMessage.js';
import { TemplateTags } from './TemplateTags.js';
import { useTemplateWords } from './templateWords.js';

interface ReviewDrawerProps {
  list: RecordList<TemplateReview>;
}

interface ReviewFields {
  words: string;
}

const blank: ReviewFields = { words: '' };

/** One template that waits: how it arrives, what the check finds, what is new in it, and the decision. */
export default function ReviewDrawer({ list }: ReviewDrawerProps) {
  const { record, opened, place, onPrevious, onNext } = list;
  const words = useTemplateWords();
  const message = useMessage();
  const [form] = Form.useForm<ReviewFields>();
  const { run: decide } = useDecideTemplate();
  const { problem, submit, forget } = useSubmission();
  const row = opened?.state === 'ready' ? opened.data : undefined;
  const isOpen = row?.state === 'waiting' && !row.own;
  const close = () => {
    forget();
    record.setDirty(false);
    record.close();
  };
  const send = async (approved: boolean): Promise<boolean> => {
    if (row === undefined) return false;
    const said = (form.getFieldValue('words') ?? '').trim();
    if (!approved && said === '') {
      form.setFields([{ name: 'words', errors: [words.reviewWordsMissing] }]);
      form.focusField('words');
      return false;
    }
    return submit(async () => {
      await decide({ id: row.id, version: row.version, approved, words: said }, { quiet: true });
      message.success(approved ? words.approved : words.rejectedDone);
      close();
    });
  };
  return (
    <DetailDrawer
      {...(place && { place })}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      open={record.id !== undefined && opened !== undefined}
      recordKey={record.id ?? ''}
      title={row?.templateName ?? words.what}
      what={words.what}
      width={720}
      record={opened ?? ready(null)}
      dirty={record.dirty}
      {...(row && { tags: <TemplateTags row={row} dirty={record.dirty} /> })}
      {...(isOpen && {
        verb: words.approve,
        onSubmit: () => send(true),
        danger: { label: words.reject, onClick: () => void send(false) },
      })}
      {...(problem && { problem })}
      onClose={close}
    >
      {row && <ReviewedMessage row={row} />}
      {isOpen && (
        <Form<ReviewFields>
          form={form}
          name="templateReview"
          layout="vertical"
          initialValues={blank}
          onValuesChange={() => record.setDirty(true)}
        >
          <KeptFields key={row.id} edit={record} fill={() => form.setFieldsValue(blank)} />
          <NoteField name="words" label={words.reviewWords} help={words.reviewWordsHelp} />
        </Form>
      )}
    </DetailDrawer>
  );
}

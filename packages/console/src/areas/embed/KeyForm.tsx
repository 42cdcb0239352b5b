import { SyncOutlined } from '@ant-design/icons';
import type { EmbedKey } from '@console/api/contract';
import { useAddEmbedKey, useEnableEmbedKey, useModifyEmbedKey, useRotateEmbedKey } from '@console/api/hooks/embedKeys';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Status, Tag } from '@console/ui/states';
import { Button, Form, type FormInstance } from 'antd';
import dayjs from 'dayjs';
import { useAction } from '../../actions/useAction.js';
import { FormNotice } from '../../forms/FormNotice.js';
import { KeptFields } from '../../forms/KeptFields.js';
import type { Edit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useNow } from '../../time/useNow.js';
import { useEmbedWords } from './embedWords.js';
import { KeyFields } from './KeyFields.js';
import { Head } from './keyHead.styles.js';
import { keyState } from './keyState.js';
import { type KeyValues, settingsOf, valuesOf } from './keyValues.js';

export interface KeyFormProps {
  form: FormInstance<KeyValues>;
  /** Left out, a new one is made. */
  shown?: EmbedKey;
  edit: Edit;
  /** A secret was made, which is shown this once; `id` is that of a new key. */
  onSecret: (secret: string, id: string) => void;
}

/** A key: its state, what can be done with it, and everything that can be set. */
export const KeyForm = ({ form, shown, edit, onSecret }: KeyFormProps) => {
  const words = useEmbedWords();
  const now = useNow();
  const message = useMessage();
  const act = useAction();
  const add = useAddEmbedKey();
  const modify = useModifyEmbedKey();
  const rotate = useRotateEmbedKey();
  const enable = useEnableEmbedKey();
  const { problem, submit } = useSubmission();
  useUnsaved(edit.dirty);
  const state = shown && keyState(shown, now);
  const initial = valuesOf(shown);

  const onSubmit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return false;
    return submit(async () => {
      if (shown !== undefined) {
        await modify.run({ id: shown.id, ...settingsOf(values) }, { quiet: true });
        edit.setDirty(false);
        message.success(words.saved);
        return;
      }
      const { id, secret } = await add.run(settingsOf(values), { quiet: true });
      edit.setDirty(false);
      onSecret(secret, id);
    });
  };
  const onRotate = (key: EmbedKey) =>
    act({
      ask: { title: words.rotateTitle(key.name), text: words.rotateText, verb: words.rotate },
      run: async () => onSecret((await rotate.run({ id: key.id })).secret, key.id),
    });
  const onStop = (key: EmbedKey) =>
    act({
      ask: { title: words.stopTitle(key.name), text: words.stopText, verb: words.stop, danger: true },
      run: () => enable.run({ id: key.id, enabled: false }),
      done: words.stopped,
    });
  const onStart = (key: EmbedKey) => act({ run: () => enable.run({ id: key.id, enabled: true }), done: words.started });

  return (
    <>
      <Head>
        <h2>{shown?.name ?? words.newTitle}</h2>
        {state && (
          <Status tone={state.tone}>
            {state.state === 'ending' ? words.endsIn(state.days) : words.states[state.state]}
          </Status>
        )}
        {edit.dirty && <Tag tone="warning">{words.unsaved}</Tag>}
        <div>
          {shown && (
            <Button type="text" icon={<SyncOutlined />} onClick={() => void onRotate(shown)}>
              {words.rotate}
            </Button>
          )}
          {shown?.enabled === true && (
            <Button type="text" danger onClick={() => void onStop(shown)}>
              {words.stop}
            </Button>
          )}
          {shown?.enabled === false && (
            <Button type="text" onClick={() => void onStart(shown)}>
              {words.start}
            </Button>
          )}
          <SubmitButton onClick={onSubmit}>{shown === undefined ? words.issue : words.save}</SubmitButton>
        </div>
      </Head>
      <Form<KeyValues>
        form={form}
        name="embedKey"
        initialValues={initial}
        onValuesChange={() => edit.setDirty(true)}
        scrollToFirstError={{ focus: true }}
      >
        <KeptFields
          edit={edit}
          fill={() => form.setFieldsValue(initial)}
          revive={({ ends, ...fields }) => ({ ...fields, ends: typeof ends === 'string' ? dayjs(ends) : null })}
        />
        {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
        <KeyFields {...(shown && { shown })} />
      </Form>
    </>
  );
};

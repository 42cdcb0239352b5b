import { type Message, messageScopes } from '@console/api/contract';
import { useAddMessage, useModifyMessage } from '@console/api/hooks/messages';
import { ifKnown } from '@console/base';
import { ActionButton, SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { FormNotice } from '../../forms/FormNotice.js';
import { useEdit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { type MessageFields, MessageForm } from './MessageForm.js';
import { Columns, Written } from './message.styles.js';
import { MessagePreview } from './MessagePreview.js';
import { useMessageActions } from './useMessageActions.js';
import { useMessageWords } from './messageWords.js';

const fieldsOf = (message: Message | undefined): MessageFields =>
  message === undefined
    ? { messageSubject: '', content: '', scope: 'all', time: null }
    : {
        messageSubject: message.messageSubject,
        content: message.content,
        // Whom it is for has to be chosen again where that is not known here: it must not go to everyone.
        scope: ifKnown(messageScopes, message.scope, 'roles'),
        roleIds: message.roles.map(({ id }) => id),
        userIds: message.users.map(({ id }) => id),
        time: message.notificationTime === null ? null : dayjs(message.notificationTime),
      };

/** Stored pictures can't be loaded by their address alone: those of this page are drawn from its memory. */
const withPictures = (html: string, pictures: ReadonlyMap<string, string>): string =>
  [...pictures].reduce((text, [src, shown]) => text.replaceAll(src, shown), html);

export interface MessageEditorProps {
  /** The draft to go on with; undefined for a new message. */
  draft: Message | undefined;
}

/** A message while it is written, with how its readers will see it. */
export const MessageEditor = ({ draft }: MessageEditorProps) => {
  const words = useMessageWords();
  const message = useMessage();
  const open = useTabNavigate();
  const [, set] = useQueryState();
  const [form] = Form.useForm<MessageFields>();
  const [initial] = useState(() => fieldsOf(draft));
  const edit = useEdit(`message:${draft?.id ?? 'new'}`);
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const add = useAddMessage();
  const modify = useModifyMessage();
  const { publish } = useMessageActions();
  const { problem, submit } = useSubmission();
  const subject = Form.useWatch('messageSubject', form) ?? initial.messageSubject;
  const content = Form.useWatch('content', form) ?? initial.content;
  const time = Form.useWatch('time', form) ?? undefined;
  useUnsaved(edit.dirty);

  /** The id of the saved draft; undefined where something is missing or was refused. */
  const save = async (): Promise<string | undefined> => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return undefined;
    const { messageSubject, content: html, scope, roleIds = [], userIds = [], time: at } = fields;
    const settings = {
      messageSubject: messageSubject.trim(),
      content: html,
      scope,
      ...(scope === 'roles' && { roleIds }),
      ...(scope === 'users' && { userIds }),
      notificationTime: at?.toISOString() ?? null,
    };
    let id = draft?.id;
    const sent = await submit(async () => {
      if (id === undefined) ({ id } = await add.run(settings, { quiet: true }));
      else await modify.run({ id, ...settings }, { quiet: true });
      edit.setDirty(false);
    });
    return sent ? id : undefined;
  };
  const onSave = async () => {
    const id = await save();
    if (id === undefined) return false;
    message.success(words.saved);
    set({ id });
    return true;
  };
  const onPublish = async () => {
    const id = await save();
    if (id === undefined) return false;
    const { messageSubject, scope, time: at } = form.getFieldsValue();
    await publish({ id, messageSubject, scope, notificationTime: at?.toISOString() ?? null }, () =>
      open('sysMessages'),
    );
    return true;
  };

  return (
    <Columns>
      <div>
        {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
        <MessageForm
          form={form}
          initial={initial}
          users={draft?.users ?? []}
          edit={edit}
          onPicture={({ src, shown }) => setPictures(new Map(pictures).set(src, shown))}
        />
        <Written>
          <ActionButton onClick={onSave}>{words.saveDraft}</ActionButton>
          <SubmitButton onClick={onPublish}>{words.publish}</SubmitButton>
        </Written>
      </div>
      <MessagePreview
        subject={subject}
        content={withPictures(content, pictures)}
        {...(time && { time: time.toISOString() })}
      />
    </Columns>
  );
};

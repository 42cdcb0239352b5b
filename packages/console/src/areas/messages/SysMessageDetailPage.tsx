import { type Message, messageScopes } from '@console/api/contract';
import { useAddMessage, useModifyMessage, useReadMessage } from '@console/api/hooks/messages';
import { formatDateTime, ifKnown, lookUp } from '@console/base';
import { ActionButton, SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { NotificationPreview } from '@console/ui/notifications';
import { PageFrame } from '@console/ui/page-frame';
import { useMessage } from '@console/ui/provider';
import { isBlankRichText, RichText } from '@console/ui/rich-text';
import { AsyncView, EmptyState, Notice, Skeletons } from '@console/ui/states';
import { Form } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { usePageHead } from '../../app/ShellContext.js';
import { FormNotice } from '../../forms/FormNotice.js';
import { useEdit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { linkTo } from '../../navigation/address.js';
import { idIn } from '../../navigation/addressValues.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useNow } from '../../time/useNow.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { type MessageFields, MessageForm } from './MessageForm.js';
import { Aside, Columns, Written } from './message.styles.js';
import { MessageStatus } from './MessageStatus.js';
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

const Preview = ({ subject, content, time }: { subject: string; content: string; time?: string }) => {
  const words = useMessageWords();
  const now = useNow();
  return (
    <Aside aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <p>{words.previewHelp}</p>
      <NotificationPreview
        subject={subject}
        now={now.getTime()}
        {...(time !== undefined && { time })}
        {...(!isBlankRichText(content) && { content: <RichText html={content} /> })}
      />
    </Aside>
  );
};

interface EditorProps {
  draft: Message | undefined;
}

const Editor = ({ draft }: EditorProps) => {
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
      <Preview
        subject={subject}
        content={withPictures(content, pictures)}
        {...(time && { time: time.toISOString() })}
      />
    </Columns>
  );
};

const Sent = ({ message }: { message: Message }) => {
  const words = useMessageWords();
  const { notificationTime } = message;
  return (
    <Columns>
      <div>
        <Notice tone="info">
          {message.status === 'sent'
            ? words.sentTo(message.receiverCount)
            : lookUp(words.statuses, message.status, message.status)}
          {notificationTime !== null && ` · ${formatDateTime(notificationTime)}`}
          {message.status === 'sent' && ` · ${words.read} ${words.readOf(message.readCount, message.receiverCount)}`}
        </Notice>
        <RichText html={message.content} />
      </div>
      <Preview
        subject={message.messageSubject}
        content={message.content}
        {...(notificationTime !== null && { time: notificationTime })}
      />
    </Columns>
  );
};

/** One message: written and previewed while it is a draft, read when it was published. */
export default function SysMessageDetailPage() {
  const words = useMessageWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const read = useReadMessage(id === undefined ? null : { id });
  const gone = <EmptyState title={words.gone} action={{ label: words.back, onClick: () => open('sysMessages') }} />;
  const missing = read.state.state === 'error' && read.state.error.code === 404;
  const title = read.data?.messageSubject ?? (id === undefined ? words.add : words.details);
  usePageHead(title);

  return (
    <PageFrame
      title={title}
      crumbs={[{ label: words.title, href: linkTo('sysMessages') }]}
      onNavigate={follow}
      tags={read.data && <MessageStatus value={read.data.status} />}
    >
      {id === undefined && <Editor draft={undefined} />}
      {missing && gone}
      {id !== undefined && !missing && (
        <AsyncView value={read.state} what={words.details} skeleton={<Skeletons shape="rows" count={8} />}>
          {(message) =>
            message.status === 'draft' ? <Editor key={message.id} draft={message} /> : <Sent message={message} />
          }
        </AsyncView>
      )}
    </PageFrame>
  );
}

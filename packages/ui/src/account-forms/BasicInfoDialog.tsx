import { type Async, INTRODUCTION_MAX, PHONE_MAX, type Problem, USERNAME_MAX } from '@console/base';
import { Form, type FormInstance, Input } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '../button/useLock.js';
import { Dialog } from '../dialog/Dialog.js';
import { FormField } from '../forms/FormField.js';
import { type FieldErrors, ServerErrors } from '../forms/FieldErrors.js';
import { useRules } from '../forms/useRules.js';
import { ImagesField } from '../image-picker/ImagesField.js';
import type { UploadImage } from '../image-picker/images.js';
import { useImages } from '../image-picker/useImages.js';
import { useWords } from '../locale/useWords.js';
import { accountWords } from './locale.js';
import { PresentAvatar } from './PresentAvatar.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** What the user may change about themselves. */
export interface BasicInfoChange {
  username: string;
  phoneNumber: string;
  email: string;
  introduction: string;
  /** Address of the picture, empty for none. */
  avatar: string;
}

export interface BasicInfo extends BasicInfoChange {
  /** Names of the roles, to look at only. */
  roles: readonly string[];
}

interface Fields extends Omit<BasicInfoChange, 'avatar'> {
  roles: string;
  images: readonly string[];
}

export interface BasicInfoDialogProps extends RootProps {
  /** Whether it is shown. Its fields begin anew each time. */
  open: boolean;
  /** Asked for by Escape, by the cross, by cancelling, and once it is saved. */
  onClose: () => void;
  /** What is known of the user. A refresh does not touch what was typed. */
  info: Async<BasicInfo>;
  /** Sends a picture as soon as it is chosen. */
  upload: UploadImage;
  /** The present picture at an address that the browser can show. Left out: it has none, or it is on its way. */
  avatarUrl?: string;
  /** Called when every rule holds, with texts trimmed. Locked meanwhile and for 3000 ms; `false`: nothing was sent. */
  onSubmit: (change: BasicInfoChange) => Answer;
  /** Why the last try failed. What was typed stays. */
  problem?: Problem;
  /** Why single fields were refused: `username`, `phoneNumber`, `email`. */
  fieldErrors?: FieldErrors;
  /** Whether something typed would be lost, where the owner keeps account of that. Default: once a field was changed. */
  dirty?: boolean;
  /** The reader changed something. */
  onTouch?: () => void;
  /** Drawn over the fields, inside their form: whatever keeps what is typed. `fill` puts what is known into them. */
  renderKept?: (fill: () => void) => ReactNode;
}

const join = '、';

const fieldsOf = ({ roles, avatar: _avatar, ...rest }: BasicInfo): Fields => ({
  ...rest,
  roles: roles.join(join),
  images: [],
});

interface FillProps {
  form: FormInstance<Fields>;
  known: BasicInfo;
  /** What is typed, or was brought back, stays. */
  dirty: boolean;
}

/** Puts what is known into the fields, also where it comes late or anew. Stands before what may put something else there. */
const Fill = ({ form, known, dirty }: FillProps) => {
  const fill = useEffectEvent(() => {
    if (!dirty && !form.isFieldsTouched()) form.setFieldsValue(fieldsOf(known));
  });
  useEffect(() => fill(), [known]);
  return null;
};

/** Name, phone, email, picture and introduction of the user who is signed in, and the role to look at. */
export const BasicInfoDialog = (props: BasicInfoDialogProps) => {
  const { open, onClose, info, upload, avatarUrl, onSubmit, problem, fieldErrors, dirty, onTouch, renderKept } = props;
  const words = useWords(accountWords);
  const rules = useRules();
  const [form] = Form.useForm<Fields>();
  const known = info.state === 'ready' ? info.data : undefined;

  const images = useImages({ upload, most: 1 });
  const { clear } = images;
  const [removed, setRemoved] = useState(false);
  if (removed && !open) setRemoved(false);
  useEffect(() => {
    if (!open) clear();
  }, [open, clear]);

  const submit = ({ username, phoneNumber, email, introduction }: Fields): Answer =>
    known === undefined
      ? false
      : onSubmit({
          username: username.trim(),
          phoneNumber: phoneNumber.trim(),
          email: email.trim(),
          introduction: introduction.trim(),
          avatar: images.urls()[0] ?? (removed ? '' : known.avatar),
        });
  return (
    <Dialog<Fields>
      {...rootProps(props)}
      open={open}
      title={words.basicInfo}
      verb={words.save}
      form={form}
      initialValues={known && fieldsOf(known)}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
      dirty={dirty}
      onTouch={() => {
        // On closing the picture goes, as a change of its own.
        if (open) onTouch?.();
      }}
    >
      <AsyncView value={info} what={words.basicInfo} skeleton={<Skeletons shape="text" count={6} />}>
        {(shown) => (
          <>
            <Fill form={form} known={shown} dirty={dirty ?? false} />
            {renderKept?.(() => {
              clear();
              setRemoved(false);
              form.setFieldsValue(fieldsOf(shown));
            })}
            <ServerErrors errors={fieldErrors} />
            <FormField name="username" label={words.account} rules={[...rules.username, rules.name]}>
              <Input maxLength={USERNAME_MAX} autoComplete="name" />
            </FormField>
            <FormField name="roles" label={words.role} rules={[rules.chosen(words.role)]} extra={words.roleHelp}>
              <Input readOnly variant="filled" />
            </FormField>
            <FormField name="phoneNumber" label={words.phone} rules={[rules.required(words.phone), rules.phone]}>
              <Input maxLength={PHONE_MAX} inputMode="tel" autoComplete="tel" />
            </FormField>
            <FormField name="email" label={words.email} rules={[rules.required(words.email), rules.email]}>
              <Input maxLength={254} inputMode="email" autoComplete="email" />
            </FormField>
            <FormField name="introduction" label={words.introduction} extra={words.introductionHint}>
              <Input.TextArea maxLength={INTRODUCTION_MAX} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
            </FormField>
            {avatarUrl !== undefined && !removed && images.items.length === 0 && (
              <PresentAvatar url={avatarUrl} onRemove={() => setRemoved(true)} />
            )}
            <ImagesField name="images" label={words.avatar} images={images} />
          </>
        )}
      </AsyncView>
    </Dialog>
  );
};

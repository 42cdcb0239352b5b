import { ApiError } from '@console/api';
import { useUploadImage } from '@console/api/hooks/uploads';
import { useReadUserBaseInfo, useUpdateUserBaseInfo } from '@console/api/hooks/profile';
import { mapAsync, type Problem } from '@console/base';
import { type BasicInfoChange, BasicInfoDialog as Form } from '@console/ui/account-forms';
import { useMessage } from '@console/ui/provider';
import { useMemo, useState } from 'react';
import { toAvatar } from '../../files/toAvatar.js';
import { useStoredPicture } from '../../files/useStoredPicture.js';
import { KeptFields } from '../../forms/KeptFields.js';
import { useEdit } from '../../forms/useEdit.js';
import type { Fields } from '../../session/formDrafts.js';
import { useUser } from '../../session/UserContext.js';
import { useAccountWords } from './words.js';

interface BasicInfoDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Code of a reply whose own words say what is wrong. */
const SPEAKS_FOR_ITSELF = 301;

const typed = ['username', 'phoneNumber', 'email', 'introduction'] as const;

/** What was typed: neither the roles, which are only shown, nor a picture, which is not there any more after a reload. */
const typedIn = (fields: Fields, known: Fields): Fields | undefined => {
  const changed = typed.filter((name) => typeof fields[name] === 'string' && fields[name] !== known[name]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, fields[name]]));
};

export default function BasicInfoDialog({ open, onClose }: BasicInfoDialogProps) {
  const { basicInfo: words } = useAccountWords();
  const { userId: id } = useUser();
  const message = useMessage();
  const { state } = useReadUserBaseInfo(open ? { id } : null);
  const update = useUpdateUserBaseInfo();
  const [problem, setProblem] = useState<Problem>();
  const edit = useEdit('basicInfo');
  const info = useMemo(
    () =>
      mapAsync(state, ({ roles, avatar = '', introduction = '', ...rest }) => ({
        ...rest,
        avatar,
        introduction,
        roles: roles.map(({ name }) => name),
      })),
    [state],
  );

  const close = () => {
    setProblem(undefined);
    edit.setDirty(false);
    onClose();
  };
  const known = info.state === 'ready' ? info.data : undefined;
  const { url } = useStoredPicture(known?.avatar ?? '');
  const uploadImage = useUploadImage();
  const onSubmit = async ({ avatar, introduction, ...change }: BasicInfoChange): Promise<boolean> => {
    setProblem(undefined);
    try {
      // A backend that knows neither takes no offence while they are not used.
      const added = {
        ...(avatar !== known?.avatar && { avatar }),
        ...(introduction !== known?.introduction && { introduction }),
      };
      await update.run({ id, ...change, ...added }, { quiet: true });
      message.success(words.saved);
      close();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code === SPEAKS_FOR_ITSELF ? error : { code: error.code, message: words.failed });
      return false;
    }
  };

  return (
    <Form
      open={open}
      onClose={close}
      info={info}
      upload={async (file, { signal }) => ({
        url: await uploadImage.run({ file: await toAvatar(file) }, { quiet: true, signal }),
      })}
      {...(typeof url === 'string' && { avatarUrl: url })}
      onSubmit={onSubmit}
      dirty={edit.dirty}
      onTouch={() => edit.setDirty(true)}
      renderKept={(fill) => <KeptFields edit={edit} fill={fill} revive={(fields) => typedIn(fields, { ...known })} />}
      {...(problem && { problem })}
    />
  );
}

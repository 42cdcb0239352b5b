import { ApiError } from '@console/api';
import { useReadUserBaseInfo, useUpdateUserBaseInfo } from '@console/api/hooks/profile';
import { mapAsync, type Problem } from '@console/base';
import { type BasicInfoChange, BasicInfoDialog as Form } from '@console/ui/account-forms';
import { useMessage } from '@console/ui/provider';
import { useMemo, useState } from 'react';
import { useUser } from '../../session/UserContext.js';
import { useAccountWords } from './words.js';

interface BasicInfoDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Code of a reply whose own words say what is wrong. */
const SPEAKS_FOR_ITSELF = 301;

export default function BasicInfoDialog({ open, onClose }: BasicInfoDialogProps) {
  const { basicInfo: words } = useAccountWords();
  const { userId: id } = useUser();
  const message = useMessage();
  const { state } = useReadUserBaseInfo(open ? { id } : null);
  const update = useUpdateUserBaseInfo();
  const [problem, setProblem] = useState<Problem>();
  const info = useMemo(
    () => mapAsync(state, ({ roles, ...rest }) => ({ ...rest, roles: roles.map(({ name }) => name) })),
    [state],
  );

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const onSubmit = async (change: BasicInfoChange): Promise<boolean> => {
    setProblem(undefined);
    try {
      await update.run({ id, ...change }, { quiet: true });
      message.success(words.saved);
      close();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code === SPEAKS_FOR_ITSELF ? error : { code: error.code, message: words.failed });
      return false;
    }
  };

  return <Form open={open} onClose={close} info={info} onSubmit={onSubmit} {...(problem && { problem })} />;
}

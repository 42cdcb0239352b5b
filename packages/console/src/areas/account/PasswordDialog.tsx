import { useUpdatePassword } from '@console/api/hooks/profile';
import { ChangePasswordDialog } from '@console/ui/account-forms';
import { useMessage } from '@console/ui/provider';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../forms/useSubmission.js';
import { leave } from '../../session/session.js';
import { useUser } from '../../session/UserContext.js';
import { useAccountWords } from './words.js';

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Milliseconds between a changed password and the sign-in page. */
const TO_SIGN_IN = 2000;

export default function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const { password: words } = useAccountWords();
  const user = useUser();
  const message = useMessage();
  const update = useUpdatePassword();
  const { problem, submit, forget } = useSubmission();
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(leave, TO_SIGN_IN);
    return () => clearTimeout(timer);
  }, [changed]);

  const close = () => {
    forget();
    onClose();
  };
  return (
    <ChangePasswordDialog
      open={open}
      account={user.account}
      onClose={close}
      onSubmit={(change) =>
        submit(async () => {
          await update.run({ ...change, id: user.userId }, { quiet: true });
          message.success(words.changed);
          setChanged(true);
          close();
        })
      }
      {...(problem && { problem, fieldErrors: problem.fields })}
    />
  );
}

import { type ManagedUser, resetPassword } from '@console/api/contract';
import { useDeleteUser, useResetPassword, useStopOrStartUser } from '@console/api/hooks/users';
import { useOffered } from '@console/api/hooks/useOffered';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { attempt } from '../../actions/attempt.js';
import { useUser } from '../../session/UserContext.js';
import { useUserWords } from './userWords.js';

export interface UserActionsOptions {
  onPassword: (told: { username: string; password: string }) => void;
}

/** What can be done to one user, each after a question where it can't be taken back. */
export const useUserActions = ({ onPassword }: UserActionsOptions) => {
  const words = useUserWords();
  const { userId } = useUser();
  const message = useMessage();
  const confirm = useConfirm();
  const enable = useStopOrStartUser();
  const reset = useResetPassword();
  const resettable = useOffered(resetPassword);
  const remove = useDeleteUser();

  const onStop = ({ id, username }: ManagedUser) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.stopTitle(username),
        text: words.stopText,
        verb: words.stop,
        danger: true,
      });
      if (!sure) return;
      await enable.run({ id, enabled: false });
      message.success(words.stopped);
    });

  const onStart = ({ id }: ManagedUser) =>
    attempt(async () => {
      await enable.run({ id, enabled: true });
      message.success(words.started);
    });

  const onReset = ({ id, username }: ManagedUser) =>
    attempt(async () => {
      const sure = await confirm({ title: words.resetTitle(username), text: words.resetText, verb: words.reset });
      if (!sure) return;
      const { password } = await reset.run({ id });
      onPassword({ username, password });
    });

  const onRemove = ({ id, username }: ManagedUser) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(username),
        text: words.removeText,
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ id });
      message.success(words.removed);
    });

  return (user: ManagedUser) => {
    const beyond = user.manageable === false ? { unavailable: words.beyond } : {};
    const own = user.id === userId ? { unavailable: words.ownAccount } : beyond;
    return [
      user.enabled
        ? { key: 'stop', label: words.stop, onClick: () => void onStop(user), ...own }
        : { key: 'start', label: words.start, onClick: () => void onStart(user), ...beyond },
      ...(resettable ? [{ key: 'reset', label: words.reset, onClick: () => void onReset(user), ...own }] : []),
      { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(user), ...own },
    ];
  };
};

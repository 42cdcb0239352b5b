import { type ManagedUser, resetPassword } from '@console/api/contract';
import { useDeleteUser, useResetPassword, useStopOrStartUser } from '@console/api/hooks/users';
import { useOffered } from '@console/api/hooks/useOffered';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { useUser } from '../../session/UserContext.js';
import { useUserWords } from './userWords.js';

export interface UserActionsOptions {
  onPassword: (told: { username: string; password: string }) => void;
}

/** What can be done to one user, each after a question where it can't be taken back. */
export const useUserActions = ({ onPassword }: UserActionsOptions) => {
  const words = useUserWords();
  const { userId } = useUser();
  const act = useAction();
  const ask = useRemove();
  const enable = useStopOrStartUser();
  const reset = useResetPassword();
  const resettable = useOffered(resetPassword);
  const remove = useDeleteUser();

  const switchTo = (id: string, enabled: boolean) => enable.run({ id, enabled });
  const onStop = ({ id, username }: ManagedUser) =>
    act({
      ask: { title: words.stopTitle(username), text: words.stopText, verb: words.stop, danger: true },
      run: () => switchTo(id, false),
      done: words.stopped,
      undo: () => switchTo(id, true),
    });
  const onStart = ({ id }: ManagedUser) => act({ run: () => switchTo(id, true), done: words.started });
  const onReset = ({ id, username }: ManagedUser) =>
    act({
      ask: { title: words.resetTitle(username), text: words.resetText, verb: words.reset },
      run: async () => onPassword({ username, password: (await reset.run({ id })).password }),
    });
  const onRemove = ({ id, username }: ManagedUser) =>
    ask({
      title: words.removeTitle(username),
      text: words.removeText,
      run: () => remove.run({ id }),
      done: words.removed,
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

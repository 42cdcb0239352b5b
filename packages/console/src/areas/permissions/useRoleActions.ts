import { type Role, viewAsRole } from '@console/api/contract';
import { useDeleteRole, useStopOrStartRole, useViewAsRole } from '@console/api/hooks/roles';
import { useOffered } from '@console/api/hooks/useOffered';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { useGoHome } from '../../navigation/useGoHome.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { beginView } from '../../session/session.js';
import { useRoleWords } from './roleWords.js';
import { useSection } from './sections.js';

export interface RoleActionsOptions {
  /** A role is to be stopped: what that takes away is shown first. */
  onStop: (role: Role) => void;
}

/** What can be done with one role. */
export const useRoleActions = ({ onStop }: RoleActionsOptions) => {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const goHome = useGoHome();
  const act = useAction();
  const ask = useRemove();
  const enable = useStopOrStartRole();
  const remove = useDeleteRole();
  const view = useViewAsRole();
  const viewable = useOffered(viewAsRole);

  const onStart = ({ id }: Role) => act({ run: () => enable.run({ id, enabled: true }), done: words.started });
  const onView = ({ id }: Role) =>
    act({
      run: async () => {
        const { token } = await view.run({ roleId: id });
        beginView(token);
        goHome();
      },
    });
  const onRemove = ({ id, name }: Role) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText,
      run: () => remove.run({ id }),
      done: words.removed,
    });

  return (role: Role) => {
    const { id, enabled, userCount } = role;
    const beyond = role.manageable === false ? { unavailable: words.beyond } : {};
    const beyondView = role.grantable === false ? { unavailable: words.beyondView } : {};
    const stopped = enabled ? {} : { unavailable: words.viewStopped };
    const inUse = userCount > 0 ? { unavailable: words.inUse } : {};
    return [
      { key: 'edit', label: words.edit, onClick: () => open(section.roleDetails, { id }), ...beyond },
      { key: 'copy', label: words.copy, onClick: () => open(section.roleDetails, { copy: id }), ...beyondView },
      ...(viewable
        ? [{ key: 'view', label: words.view, onClick: () => void onView(role), ...stopped, ...beyondView }]
        : []),
      enabled
        ? { key: 'stop', label: words.stop, onClick: () => onStop(role), ...beyond }
        : { key: 'start', label: words.start, onClick: () => void onStart(role), ...beyond },
      { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(role), ...inUse, ...beyond },
    ];
  };
};

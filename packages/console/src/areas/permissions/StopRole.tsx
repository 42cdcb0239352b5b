import type { Role } from '@console/api/contract';
import { useListMenusByRole, useStopOrStartRole } from '@console/api/hooks/roles';
import { useMessage } from '@console/ui/provider';
import { useEffect, useEffectEvent } from 'react';
import { allIds } from './menuTree.js';
import { RoleImpact } from './RoleImpact.js';
import { useRoleWords } from './roleWords.js';

export interface StopRoleProps {
  /** The role to be stopped; undefined while none is. */
  role: Role | undefined;
  onClose: () => void;
}

/** Shows what stopping a role takes from its members before it is stopped. */
export const StopRole = ({ role, onClose }: StopRoleProps) => {
  const words = useRoleWords();
  const message = useMessage();
  const enable = useStopOrStartRole();
  const granted = useListMenusByRole(role === undefined ? null : { roleId: role.id });
  const refused = granted.state.state === 'error' ? granted.state.error.message : undefined;
  const giveUp = useEffectEvent((reason: string) => {
    message.error(reason);
    onClose();
  });
  useEffect(() => {
    // What stopping it would take away is not known, and nothing is stopped unseen.
    if (refused !== undefined) giveUp(refused);
  }, [refused]);

  return (
    <RoleImpact
      plan={
        role === undefined || granted.data === undefined
          ? undefined
          : { id: role.id, permissionIds: allIds(granted.data), enabled: false }
      }
      title={words.diff.stopTitle}
      verb={words.diff.stop}
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (role === undefined) return;
        await enable.run({ id: role.id, enabled: false }, { quiet: true });
        onClose();
        message.success(words.stopped);
      }}
    />
  );
};

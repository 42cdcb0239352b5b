import { useAccountWords } from '../areas/account/words.js';
import { useGoHome } from '../navigation/useGoHome.js';
import { forgetTabs } from '../session/openTabs.js';
import { actAsRole } from '../session/session.js';
import { useUser } from '../session/UserContext.js';
import { Switcher } from './Switcher.js';

const ALL = '';

/** Works as one of the user's roles, or as all of them at once. Nothing for whoever has one role. */
export const RoleSwitcher = () => {
  const { session } = useAccountWords();
  const { userId, roles, currentRole, viewedRole } = useUser();
  const goHome = useGoHome();
  if (roles.length < 2 || viewedRole !== undefined) return null;
  const names = roles.map(({ name }) => name);
  return (
    <Switcher
      label={session.role}
      value={currentRole?.name ?? ALL}
      options={[{ key: ALL, name: session.allRoles }, ...names.map((name) => ({ key: name, name }))]}
      onChange={(key) => {
        forgetTabs(userId);
        actAsRole(key === ALL ? null : key, names);
        goHome();
      }}
    />
  );
};

import { useListTagSystemsByRole, useSetCurrentTagSystem } from '@console/api/hooks/tagSystems';
import type { Systems } from '@console/ui/app-shell';
import { useEffect } from 'react';
import { useGoHome } from '../navigation/useGoHome.js';
import { forgetTabs } from '../session/openTabs.js';
import { changeIdentity } from '../session/session.js';
import { learnSystems, systems } from '../session/systems.js';
import { useUser } from '../session/UserContext.js';
import { useStore } from '../state/store.js';

/** The systems that the user may work in. Another one is in force only where the server answers code 200. */
export const useSystems = (): Systems => {
  const { userId } = useUser();
  const { data } = useListTagSystemsByRole({});
  const setCurrent = useSetCurrentTagSystem();
  const goHome = useGoHome();
  const { currentSystem, allSystemList } = useStore(systems);

  useEffect(() => {
    if (data !== undefined) learnSystems(data);
  }, [data]);

  return {
    items: allSystemList,
    ...(currentSystem !== null && { value: currentSystem }),
    onChange: async (code) => {
      const tagSystemId = allSystemList.find((system) => system.code === code)?.id;
      if (tagSystemId === undefined) return false;
      await setCurrent.run({ tagSystemId }, { quiet: true });
      forgetTabs(userId);
      changeIdentity();
      goHome();
      return true;
    },
  };
};

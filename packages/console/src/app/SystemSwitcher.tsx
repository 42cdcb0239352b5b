import { useListTagSystemsByRole, useSetCurrentTagSystem } from '@console/api/hooks/tagSystems';
import { useMessage } from '@console/ui/provider';
import { useEffect } from 'react';
import { useAccountWords } from '../areas/account/words.js';
import { useGoHome } from '../navigation/useGoHome.js';
import { changeIdentity } from '../session/session.js';
import { learnSystems, systems } from '../session/systems.js';
import { useStore } from './store.js';
import { Switcher } from './Switcher.js';

/** The system that the user works in. Nothing where there is no list of systems. */
export const SystemSwitcher = () => {
  const { session } = useAccountWords();
  const message = useMessage();
  const { data } = useListTagSystemsByRole({});
  const setCurrent = useSetCurrentTagSystem();
  const goHome = useGoHome();
  const { currentSystem, allSystemList } = useStore(systems);

  useEffect(() => {
    if (data !== undefined) learnSystems(data);
  }, [data]);

  const switchTo = async (code: string) => {
    const tagSystemId = allSystemList.find((system) => system.code === code)?.id;
    if (tagSystemId === undefined) return;
    try {
      await setCurrent.run({ tagSystemId }, { quiet: true });
    } catch {
      message.error(session.switchFailed);
      return;
    }
    changeIdentity();
    goHome();
  };

  if (allSystemList.length === 0) return null;
  return (
    <Switcher
      label={session.system}
      current={currentSystem ?? ''}
      options={allSystemList.map(({ code, name }) => ({ key: code, name }))}
      onSwitch={({ key }) => void switchTo(key)}
    />
  );
};

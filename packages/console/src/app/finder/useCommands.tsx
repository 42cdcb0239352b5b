import {
  BgColorsOutlined,
  CloseSquareOutlined,
  GlobalOutlined,
  LogoutOutlined,
  PlusCircleOutlined,
} from '@ant-design/icons';
import { routes } from '@console/api/contract';
import { useConfirm } from '@console/ui/dialog';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { setPreferences, usePreferences } from '../../state/preferences.js';
import type { Entry } from './entries.js';
import { useFinderWords } from './finderWords.js';

export interface CommandHandlers {
  onSignOut: () => void;
  onCloseAll: () => void;
}

const themes = ['light', 'dark', 'system'] as const;

/** What can be done from the search, beside going somewhere. */
export const useCommands = ({ onSignOut, onCloseAll }: CommandHandlers): readonly Entry[] => {
  const words = useFinderWords();
  const { menus } = useUser();
  const { theme, language } = usePreferences();
  const confirm = useConfirm();
  const english = language === 'en-US';
  const signOut = async () => {
    if (await confirm({ title: words.signOutSure, verb: words.signOut })) onSignOut();
  };
  return [
    ...(isGranted(routes.chatAI.path, menus)
      ? [{ id: 'do:fresh', label: words.fresh, icon: <PlusCircleOutlined aria-hidden />, path: routes.chatAI.path }]
      : []),
    ...themes
      .filter((one) => one !== theme)
      .map((one) => ({
        id: `do:${one}`,
        label: words[one],
        icon: <BgColorsOutlined aria-hidden />,
        run: () => setPreferences({ theme: one }),
      })),
    {
      id: 'do:language',
      label: english ? words.chinese : words.english,
      icon: <GlobalOutlined aria-hidden />,
      run: () => setPreferences({ language: english ? 'zh-CN' : 'en-US' }),
    },
    { id: 'do:close', label: words.closeAll, icon: <CloseSquareOutlined aria-hidden />, run: onCloseAll },
    { id: 'do:out', label: words.signOut, icon: <LogoutOutlined aria-hidden />, run: () => void signOut() },
  ];
};

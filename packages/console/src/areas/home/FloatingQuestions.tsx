import { routes } from '@console/api/contract';
import { FloatingChat } from '@console/ui/floating-chat';
import { usePreferences } from '../../state/preferences.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';

/** The chat without the shell, in a window over the page, for whoever may use the chat. */
export const FloatingQuestions = () => {
  const { userId, menus } = useUser();
  const { language } = usePreferences();
  if (!isGranted(routes.chatAI.path, menus)) return null;
  return (
    <FloatingChat
      src={routes.expAI.path}
      waitForReady={false}
      storageKey={`console:floating-chat:${userId}`}
      defaultState="minimized"
      language={language}
    />
  );
};

import { routes } from '@console/api/contract';
import type { FloatingChatProps } from '@console/ui/floating-chat';
import { lazyPart } from '@console/ui/on-demand';
import { useResolvedTheme } from '@console/ui/provider';
import { usePreferences } from '../../state/preferences.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';

// Lies over the page and is small at first: the page need not wait for it.
const FloatingChat = lazyPart<FloatingChatProps>(() =>
  import('@console/ui/floating-chat').then((floating) => ({ default: floating.FloatingChat })),
);

/** The chat without the shell, in a window over the page, for whoever may use the chat. */
export const FloatingQuestions = () => {
  const { userId, menus } = useUser();
  const { theme, language } = usePreferences();
  const mode = useResolvedTheme(theme);
  if (!isGranted(routes.chatAI.path, menus)) return null;
  return (
    <FloatingChat
      src={routes.expAI.path}
      waitForReady={false}
      storageKey={`console:floating-chat:${userId}`}
      defaultState="minimized"
      theme={mode}
      language={language}
    />
  );
};

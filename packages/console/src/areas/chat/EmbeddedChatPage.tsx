import { ASSISTANT_PAGE_SIZE } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { AsyncView, EmptyState } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { App } from 'antd';
import { styled } from 'styled-components';
import { useClientMessages } from '../../app/useClientEvents.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { OwnCache } from '../../session/OwnCache.js';
import { hasToken } from '../../session/token.js';
import { Chat } from './Chat.js';

const Window = styled.main`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${tokens.sheet};
  color: ${tokens.text};
`;

const NeedsSignIn = () => {
  const { account } = useDictionary();
  const { open } = useAddress();
  return (
    <EmptyState
      picture="locked"
      title={account.openNotice}
      action={{ label: account.signIn, onClick: () => open(`/login?redirect=${encodeURIComponent('/expAI')}`) }}
    />
  );
};

const EmbeddedChat = () => {
  const [query] = useQueryState();
  const { state } = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  useClientMessages();
  if (state.state === 'error' && (state.error.code === 401 || state.error.code === 403)) return <NeedsSignIn />;
  const bound = query('assistantId');
  return (
    <AsyncView value={state}>
      {({ list }) => <Chat assistants={list} standalone {...(bound !== undefined && { assistantId: bound })} />}
    </AsyncView>
  );
};

/** The chat without the shell, also for other portals to frame. Open to all; without a token it says how to come in. */
export default function EmbeddedChatPage() {
  const { chat } = useDictionary();
  usePageTitle(chat.title);
  return (
    <App component={false}>
      <OwnCache>
        <Window>{hasToken() ? <EmbeddedChat /> : <NeedsSignIn />}</Window>
      </OwnCache>
    </App>
  );
}

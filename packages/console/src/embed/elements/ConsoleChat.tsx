import { ApiProvider } from '@console/api';
import { useMessage } from '@console/ui/provider';
import { EmptyState } from '@console/ui/states';
import type { ConsoleChatProps } from './consoleChatProps.js';
import { Connecting } from './Connecting.js';
import { ConnectedChat } from './ConnectedChat.js';
import { LoadsAgain } from './LoadsAgain.js';
import { useConnection } from './useConnection.js';
import { useKept } from './useKept.js';
import { wordsIn } from './words.js';

const scriptOrigin = new URL(import.meta.url).origin;

/** The whole chat against a console, on a page of another origin. */
export const ConsoleChat = (props: ConsoleChatProps) => {
  const { server = scriptOrigin, language = 'zh-CN', getToken, tokenUrl, onError } = props;
  const words = wordsIn(language);
  const message = useMessage();
  const kept = useKept();
  const { state, client, generation, revision, retry } = useConnection({
    server,
    language,
    getToken,
    tokenUrl,
    onMessage: (error) => {
      message.error(error.message);
      onError?.({ code: error.code, message: error.message });
    },
  });
  if (state === 'connecting' || client === undefined) return <Connecting label={words.connecting} />;
  if (state === 'open')
    return (
      <ApiProvider client={client} identity={generation}>
        <LoadsAgain revision={revision} />
        <ConnectedChat {...props} words={words} kept={kept} />
      </ApiProvider>
    );
  const [title, text] = state === 'over' ? [words.overTitle, words.overText] : [words.noTokenTitle, words.noTokenText];
  return (
    <EmptyState
      role="alert"
      picture="locked"
      title={title}
      description={text}
      action={{ label: words.retry, onClick: retry }}
    />
  );
};

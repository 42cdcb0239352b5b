import { useEffect, useRef } from 'react';
import { useHydrated } from '../hydrated/useHydrated.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Around } from './FloatingChat.styles.js';
import type { FloatingChatProps } from './floatingChatProps.js';
import { FramePane } from './FramePane.js';
import { FOREIGN_SANDBOX } from './sandbox.js';
import { giveToken } from './giveToken.js';
import type { FrameMessage } from '../frame-messages/index.js';
import { frameOrigin, useFrame } from './useFrame.js';

type Shared = Pick<
  FloatingChatProps,
  | 'src'
  | 'theme'
  | 'language'
  | 'context'
  | 'onTokenWanted'
  | 'onEvent'
  | 'waitForReady'
  | 'timeout'
  | 'sandbox'
  | 'allow'
>;

export interface ChatFrameProps extends Shared, RootProps<HTMLDivElement> {
  /** What the page is, for whoever hears it: "智能客服". */
  title: string;
}

/** A chat page in a frame that stands in the page, in place of floating over it. Fills its parent. A server draws nothing of it. */
export const ChatFrame = (props: ChatFrameProps) => (useHydrated() ? <OneFrame key={props.src} {...props} /> : null);

const OneFrame = ({
  src,
  title,
  theme,
  language,
  context = null,
  onTokenWanted,
  onEvent,
  waitForReady = true,
  timeout = 20_000,
  sandbox,
  allow = 'clipboard-write',
  ...root
}: ChatFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = frameOrigin(src);
  const onMessage = (message: FrameMessage) => {
    if (message.type === 'ready') post({ type: 'settings', theme, language });
    if (message.type === 'token-wanted') void giveToken(onTokenWanted, message.reason, post);
    if (message.type === 'event') onEvent?.(message.name);
  };
  const { state, connected, attempt, post, onLoad, retry } = useFrame({
    frame,
    origin,
    waitForReady,
    timeout,
    mounted: true,
    onMessage,
  });
  useEffect(() => {
    if (connected) post({ type: 'context', context });
  }, [connected, context, post]);
  useEffect(() => {
    if (connected) post({ type: 'settings', theme, language });
  }, [connected, theme, language, post]);
  return (
    <Around {...rootProps(root)}>
      <FramePane
        frame={frame}
        src={origin === null ? null : src}
        title={title}
        state={state}
        sandbox={sandbox ?? (origin === location.origin ? undefined : FOREIGN_SANDBOX)}
        allow={allow}
        attempt={attempt}
        onLoad={onLoad}
        onRetry={retry}
      />
    </Around>
  );
};

import { MessageOutlined } from '@ant-design/icons';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../hydrated/useHydrated.js';
import { useWords } from '../locale/useWords.js';
import { floatingWords } from './locale.js';
import { lazyPart } from '../on-demand/lazyPart.js';
import { rootProps } from '../root/rootProps.js';
import { useMobile } from '../media/index.js';
import { Layer, Pill, Said } from './FloatingChat.styles.js';
import type { FloatingChatProps } from './floatingChatProps.js';
import { FloatingHead } from './FloatingHead.js';
import { FramePane } from './FramePane.js';
import type { FrameMessage } from '../frame-messages/index.js';
import { FOREIGN_SANDBOX } from './sandbox.js';
import { giveToken } from './giveToken.js';
import { type FloatingState, maximizedRect, mobileRect, placeOf, type Rect, rectOf } from './place.js';
import { useFloatingPlace, useViewSize } from './useFloatingPlace.js';
import { frameOrigin, useFrame } from './useFrame.js';
import { focusedBeside } from '../root/focusedBeside.js';

// What drags and resizes is loaded when the window is first opened.
const FloatingWindow = lazyPart(() => import('./FloatingWindow.js'));

/** Pixels that an arrow key moves or resizes. */
const STEP = 16;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * A chat page in a window of its own over the page: moved by its head or by the keyboard, resized, minimized to a pill
 * with the page kept. It never leaves the screen, and on a phone it fills the width. A server draws nothing of it.
 */
export const FloatingChat = (props: FloatingChatProps) =>
  useHydrated() ? <OneFrame key={props.src} {...props} /> : null;

const OneFrame = ({
  src,
  title,
  state: given,
  defaultState,
  onStateChange,
  storageKey = 'console:floating-chat',
  storage,
  waitForReady = true,
  timeout = 20_000,
  sandbox,
  allow = 'clipboard-write',
  theme,
  language,
  context = null,
  onTokenWanted,
  onEvent,
  onClose,
  ref,
  ...root
}: FloatingChatProps) => {
  const words = useWords(floatingWords);
  const name = title ?? words.title;
  const titleId = useId();
  const mobile = useMobile();
  const view = useViewSize();
  const { place, state, change } = useFloatingPlace({
    given,
    storageKey,
    storage,
    first: defaultState ?? (mobile ? 'minimized' : 'normal'),
  });
  const [moving, setMoving] = useState(false);
  const [said, setSaid] = useState('');
  const [subtitle, setSubtitle] = useState('');
  const [news, setNews] = useState(0);
  const layer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const pending = useRef<string[]>([]);
  const minimized = state === 'minimized';
  const [needed, setNeeded] = useState(!minimized);
  if (!needed && !minimized) setNeeded(true);
  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (!minimized) setNews(0);
    setSaid(minimized ? words.minimized : '');
  }

  const ownRect = rectOf(place, view);
  const rect: Rect = mobile ? mobileRect(view) : state === 'maximized' ? maximizedRect(view) : ownRect;
  const movable = !mobile && state !== 'maximized';

  const setState = (next: FloatingState) => {
    if (next === state) return;
    change({ state: next });
    onStateChange?.(next);
  };
  const put = (next: Rect) => change({ place: placeOf(next, view) });

  const origin = frameOrigin(src);
  const onMessage = (message: FrameMessage) => {
    if (message.type === 'ready') {
      post({ type: 'settings', theme, language });
      post({ type: 'visible', visible: !minimized });
      for (const question of pending.current.splice(0)) post({ type: 'ask', question });
    }
    if (message.type === 'title') setSubtitle(message.title);
    if (message.type === 'news' && minimized) setNews(message.count);
    if (message.type === 'token-wanted') void giveToken(onTokenWanted, message.reason, post);
    if (message.type === 'event') onEvent?.(message.name);
    if (message.type === 'minimize') setState('minimized');
    if (message.type === 'close') onClose?.();
    if (message.type === 'resize' && movable) {
      put({ ...grown(ownRect, message.width ?? ownRect.width, message.height ?? ownRect.height) });
    }
  };
  const {
    state: frameState,
    connected,
    features,
    attempt,
    post,
    onLoad,
    retry,
  } = useFrame({
    frame,
    origin,
    waitForReady,
    timeout,
    mounted: needed,
    onMessage,
  });
  useEffect(() => {
    if (!connected) return undefined;
    post({ type: 'visible', visible: !minimized });
    return () => post({ type: 'visible', visible: false });
  }, [connected, minimized, post]);
  useEffect(() => {
    if (connected) post({ type: 'context', context });
  }, [connected, context, post]);
  useEffect(() => {
    if (connected) post({ type: 'settings', theme, language });
  }, [connected, theme, language, post]);

  useImperativeHandle(ref, () => ({
    get nativeElement() {
      return layer.current;
    },
    ask: (question) => {
      if (minimized) setState('normal');
      if (connected) post({ type: 'ask', question });
      else pending.current.push(question);
    },
    open: () => setState(minimized ? 'normal' : state),
    minimize: () => setState('minimized'),
  }));

  // The pointer may be let go where nobody tells the window.
  useEffect(() => {
    if (!moving) return undefined;
    const end = () => setMoving(false);
    const ends = ['mouseup', 'touchend', 'touchcancel', 'blur'] as const;
    for (const type of ends) window.addEventListener(type, end);
    return () => {
      for (const type of ends) window.removeEventListener(type, end);
    };
  }, [moving]);

  // Whoever minimizes or opens it by a button goes on where that led.
  const follow = useRef(false);
  const led = useCallback(() => {
    follow.current = layer.current?.contains(focusedBeside(layer.current)) ?? false;
  }, []);
  const goOn = useCallback(() => {
    const next = layer.current?.querySelector<HTMLElement>(minimized ? '.floating-pill' : '.floating-window');
    // The window may still be on its way.
    if (!follow.current || !next) return;
    follow.current = false;
    next.focus();
  }, [minimized]);
  useLayoutEffect(goOn, [goOn]);

  const onGripKey = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = step;
    const next = event.shiftKey
      ? { ...ownRect, width: ownRect.width + x, height: ownRect.height + y }
      : { ...ownRect, left: ownRect.left + x, top: ownRect.top + y };
    put(next);
    const shown = rectOf(placeOf(next, view), view);
    const { left, top, width, height } = shown;
    setSaid(event.shiftKey ? words.sized(width, height) : words.placed(left, top));
  };
  const minimize = () => {
    led();
    setState('minimized');
  };
  return (
    <Layer
      {...rootProps(root)}
      ref={layer}
      data-moving={moving || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || minimized) return;
        event.preventDefault();
        minimize();
      }}
    >
      {needed && (
        <FloatingWindow
          rect={rect}
          view={view}
          movable={movable}
          hidden={minimized}
          titleId={titleId}
          onMovingChange={setMoving}
          onPut={put}
          onArrive={goOn}
          onMissing={() => {
            setState('minimized');
            setNeeded(false);
          }}
        >
          <FloatingHead
            title={name}
            titleId={titleId}
            subtitle={subtitle}
            movable={movable}
            maximized={state === 'maximized'}
            onGripKey={onGripKey}
            onMinimize={minimize}
            onMaximize={mobile ? undefined : () => setState(state === 'maximized' ? 'normal' : 'maximized')}
            onFresh={features.includes('fresh') && connected ? () => post({ type: 'fresh' }) : undefined}
            onClose={onClose}
          />
          <FramePane
            frame={frame}
            src={origin === null ? null : src}
            title={name}
            state={frameState}
            sandbox={sandbox ?? (origin === location.origin ? undefined : FOREIGN_SANDBOX)}
            allow={allow}
            attempt={attempt}
            onLoad={onLoad}
            onRetry={retry}
          />
        </FloatingWindow>
      )}
      {minimized && (
        <Pill
          type="button"
          className="floating-pill"
          aria-label={news > 0 ? words.openNews(name, news) : words.open(name)}
          onClick={() => {
            led();
            setState('normal');
          }}
        >
          <MessageOutlined aria-hidden />
          {name}
          {news > 0 && <b>{news > 99 ? '99+' : news}</b>}
        </Pill>
      )}
      <Said role="status">{said}</Said>
    </Layer>
  );
};

/** Another size around the same lower right corner. */
const grown = (rect: Rect, width: number, height: number): Rect => ({
  width,
  height,
  left: rect.left + rect.width - width,
  top: rect.top + rect.height - height,
});

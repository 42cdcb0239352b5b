import type { TurnContext } from '@console/base';
import type { FrameEvent, FrameMessage } from '@console/ui/frame-messages';
import { icon, make, shield } from './dom.js';
import { type Frame, openFrame } from './frame.js';
import { addressOf, type Settings, type Theme } from './settings.js';
import { css } from './styles.js';
import type { TokenMaker } from './token.js';
import { words } from './words.js';

const CHAT =
  'M512 64C265 64 64 265 64 512c0 71 16 139 48 200v152c0 25 21 46 46 46h152A448 448 0 10512 64zM304 562a50 50 0 110-100 50 50 0 010 100zm208 0a50 50 0 110-100 50 50 0 010 100zm208 0a50 50 0 110-100 50 50 0 010 100z';
const DASH = 'M144 474h736v76H144z';
const dark = matchMedia('(prefers-color-scheme: dark)');

export interface WidgetOptions {
  settings: Settings;
  /** Where a token comes from when the page wants one. Asked anew each time. */
  tokenMaker: () => TokenMaker | undefined;
  onEvent: (name: FrameEvent | 'open' | 'close') => void;
}

/** The button and the window it opens, over the page or in one of its elements, out of reach of the page's styles. */
export const openWidget = ({ settings, tokenMaker, onEvent }: WidgetOptions) => {
  const place = settings.container === undefined ? null : document.querySelector(settings.container);
  const inline = place !== null;
  let { theme, language } = settings;
  let context: TurnContext | null = null;
  let frame: Frame | undefined;
  let connected = false;
  let shown = false;
  const pending: string[] = [];

  const host = make('div');
  const shape: Record<string, string> = inline
    ? { display: 'block', width: '100%', height: '100%' }
    : {
        display: 'block',
        position: 'fixed',
        width: '0',
        height: '0',
        right: '0',
        bottom: '0',
        'z-index': '2147483000',
      };
  shield(host, shape);
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const count = make('b', { hidden: '' });
  const label = make('span');
  const pill = make('button', { type: 'button', class: 'pill', 'aria-haspopup': 'dialog' }, icon(CHAT), label, count);
  const name = make('b');
  const subtitle = make('small');
  const minimize = make('button', { type: 'button' }, icon(DASH));
  const body = make('section', { class: 'window', role: inline ? 'region' : 'dialog', hidden: '' });
  const root = make('div', { class: 'root' }, pill, body);
  if (inline) root.dataset['inline'] = '';
  else body.append(make('header', {}, name, subtitle, minimize));
  shadow.append(root);
  (place ?? document.body).append(host);

  const shade = (): 'light' | 'dark' => (theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme);
  const tellSettings = () => connected && frame?.post({ type: 'settings', theme: shade(), language });
  const tellContext = () => connected && frame?.post({ type: 'context', context });
  const tellVisible = () => connected && frame?.post({ type: 'visible', visible: shown });
  const news = (found: number) => {
    count.hidden = found === 0;
    count.textContent = String(found);
    pill.setAttribute('aria-label', found === 0 ? label.textContent : words[language].openNews(found));
  };
  const dress = () => {
    root.dataset['theme'] = shade();
    label.textContent = settings.label ?? words[language].open;
    name.textContent = label.textContent;
    body.setAttribute('aria-label', label.textContent);
    minimize.setAttribute('aria-label', words[language].minimize);
    pill.setAttribute('aria-expanded', String(shown));
    news(0);
    tellSettings();
  };

  const giveToken = async (reason: 'missing' | 'over') => {
    const to = frame;
    try {
      const token = await tokenMaker()?.(reason);
      to?.post(token === undefined ? { type: 'no-token' } : { type: 'token', token });
    } catch {
      to?.post({ type: 'no-token' });
    }
  };
  const onMessage = (message: FrameMessage) => {
    body.ariaBusy = 'false';
    switch (message.type) {
      case 'ready':
        connected = true;
        tellSettings();
        tellContext();
        tellVisible();
        for (const question of pending.splice(0)) frame?.post({ type: 'ask', question });
        break;
      case 'token-wanted':
        void giveToken(message.reason);
        break;
      case 'title':
        subtitle.textContent = message.title;
        break;
      case 'news':
        if (!shown) news(message.count);
        break;
      case 'resize':
        resize(message);
        break;
      case 'event':
        onEvent(message.name);
        break;
      default:
        close();
    }
  };

  const fail = (why: 'silent' | 'offline' | 'blocked') => {
    frame?.close();
    frame = undefined;
    body.ariaBusy = 'false';
    const again = make('button', { type: 'button' }, words[language].retry);
    again.addEventListener('click', load);
    body.append(make('div', { class: 'silent', role: 'alert' }, words[language][why], again));
  };
  const load = () => {
    frame?.close();
    connected = false;
    body.querySelector('.silent')?.remove();
    if (!navigator.onLine) {
      addEventListener('online', load, { once: true });
      fail('offline');
      return;
    }
    body.ariaBusy = 'true';
    frame = openFrame({
      src: addressOf({ ...settings, language }, shade()),
      title: words[language].frame,
      onMessage,
      onSilent: () => fail('silent'),
    });
    body.append(frame.element);
  };
  /** The site's own policy does not let the page be shown. */
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (frame && effectiveDirective === 'frame-src' && blockedURI.startsWith(settings.origin)) fail('blocked');
  };
  const open = () => {
    if (shown) return;
    shown = true;
    body.hidden = false;
    pill.hidden = true;
    if (frame === undefined) load();
    dress();
    tellVisible();
    if (!inline) minimize.focus();
    onEvent('open');
  };
  const close = () => {
    if (!shown || inline) return;
    shown = false;
    body.hidden = true;
    pill.hidden = false;
    dress();
    tellVisible();
    pill.focus();
    onEvent('close');
  };
  const resize = ({ width, height }: { width?: number; height?: number }) => {
    if (width !== undefined && width > 0) body.style.width = `${Math.max(280, width)}px`;
    if (height !== undefined && height > 0) body.style.height = `${Math.max(320, height)}px`;
  };

  pill.addEventListener('click', open);
  minimize.addEventListener('click', close);
  body.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  dark.addEventListener('change', dress);
  document.addEventListener('securitypolicyviolation', onViolation);
  dress();
  if (inline) open();

  return {
    open,
    close,
    toggle: () => (shown ? close() : open()),
    resize,
    ask: (question: string) => {
      open();
      if (connected) frame?.post({ type: 'ask', question });
      else pending.push(question);
    },
    setContext: (next: TurnContext | null) => {
      context = next;
      tellContext();
    },
    setTheme: (next: Theme) => {
      theme = next;
      dress();
    },
    setLanguage: (next: Settings['language']) => {
      language = next;
      dress();
    },
    destroy: () => {
      dark.removeEventListener('change', dress);
      document.removeEventListener('securitypolicyviolation', onViolation);
      removeEventListener('online', load);
      frame?.close();
      host.remove();
    },
  };
};

import type { FrameEvent, FrameMessage } from '@console/ui/frame-messages';
import { icon, make, shield } from './dom.js';
import { type Frame, openFrame } from './frame.js';
import { addressOf, type Settings, type Theme } from './settings.js';
import { css } from './styles.js';
import type { TokenMaker } from './token.js';
import { words } from './words.js';

const CHAT =
  'M464 512a48 48 0 1096 0 48 48 0 10-96 0zm200 0a48 48 0 1096 0 48 48 0 10-96 0zm-400 0a48 48 0 1096 0 48 48 0 10-96 0zm661-174A446 446 0 00512 64C264 64 64 265 64 514c0 71 16 139 48 200v152c0 25 21 46 46 46h152a448 448 0 00615-574zM774 776a370 370 0 01-435 66l-8-5H188V695l-5-8a372 372 0 01326-548c205-1 374 166 375 370a371 371 0 01-110 267z';
const DASH = 'M872 474H152c-4 0-8 4-8 8v60c0 4 4 8 8 8h720c4 0 8-4 8-8v-60c0-4-4-8-8-8z';
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
    switch (message.type) {
      case 'ready':
        connected = true;
        tellSettings();
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

  const load = () => {
    frame?.close();
    connected = false;
    body.querySelector('.silent')?.remove();
    frame = openFrame({
      src: addressOf({ ...settings, language }, shade()),
      title: words[language].frame,
      onMessage,
      onSilent: () => {
        frame?.close();
        frame = undefined;
        const again = make('button', { type: 'button' }, words[language].retry);
        again.addEventListener('click', load);
        body.append(make('div', { class: 'silent', role: 'alert' }, words[language].silent, again));
      },
    });
    body.append(frame.element);
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
      frame?.close();
      host.remove();
    },
  };
};

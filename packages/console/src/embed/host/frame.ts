import { envelope, type FrameMessage, type HostMessage, readFrameMessage } from '@console/ui/frame-messages';
import { make } from './dom.js';

/** It may work, and not take the whole window elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';
/** Milliseconds until a page that said nothing counts as not coming. */
const PATIENCE = 20_000;

export interface FrameOptions {
  src: string;
  title: string;
  onMessage: (message: FrameMessage) => void;
  /** Nothing was heard of it. */
  onSilent: () => void;
}

/** The framed page, and messages both ways: only ever with this page, of the origin it was asked from. */
export const openFrame = ({ src, title, onMessage, onSilent }: FrameOptions) => {
  const { origin } = new URL(src);
  const element = make('iframe', {
    src,
    title,
    sandbox: SANDBOX,
    allow: 'clipboard-write',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  const silent = setTimeout(onSilent, PATIENCE);
  const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source === null || source !== element.contentWindow || from !== origin) return;
    const message = readFrameMessage(data);
    if (message === null) return;
    clearTimeout(silent);
    onMessage(message);
  };
  window.addEventListener('message', listen);
  const post = (message: HostMessage) => element.contentWindow?.postMessage(envelope(message), origin);
  element.addEventListener('load', () => post({ type: 'hello' }));
  return {
    element,
    post,
    close: () => {
      clearTimeout(silent);
      window.removeEventListener('message', listen);
      element.remove();
    },
  };
};

export type Frame = ReturnType<typeof openFrame>;

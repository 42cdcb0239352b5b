import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { part } from '../on-demand/part.js';
import { usePart } from '../on-demand/usePart.js';
import { HostsContext, type HostsValue, type MessageAction, type Questions, type Tone } from './HostsContext.js';
import { type Message, MessageList } from './MessageList.js';

const modalHost = part(() => import('./ModalHost.js'));

export interface HostsProps {
  /** Everything that shows messages and asks questions here. */
  children: ReactNode;
}

interface Ready {
  promise: Promise<Questions>;
  resolve: (questions: Questions) => void;
}

const waiting = (): Ready => {
  let resolve: Ready['resolve'] = () => undefined;
  const promise = new Promise<Questions>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** Where messages and questions are drawn, for a page that has only `ConsoleTheme` around it so far. */
export const Hosts = ({ children }: HostsProps) => {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [asked, setAsked] = useState(false);
  const [ready] = useState(waiting);
  const arrived = usePart(modalHost);

  const say = useCallback((tone: Tone, text: string, action?: MessageAction) => {
    const key = `${tone}:${text}`;
    setMessages((before) =>
      before.some((one) => one.key === key)
        ? before.map((one) => (one.key === key ? { ...one, action, said: one.said + 1 } : one))
        : [...before, { key, tone, text, action, said: 1 }],
    );
  }, []);
  const questions = useCallback(async () => {
    setAsked(true);
    await modalHost.load();
    return ready.promise;
  }, [ready]);
  const value = useMemo<HostsValue>(() => ({ say, questions }), [say, questions]);
  const forget = useCallback((key: string) => setMessages((before) => before.filter((one) => one.key !== key)), []);

  return (
    <HostsContext value={value}>
      {children}
      {messages.length > 0 && <MessageList messages={messages} onGone={forget} />}
      {asked && arrived && <arrived.ModalHost onReady={ready.resolve} />}
    </HostsContext>
  );
};

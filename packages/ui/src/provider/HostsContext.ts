import type { Modal } from 'antd';
import { createContext } from 'react';

export type Tone = 'success' | 'info' | 'warning' | 'error';
export type Questions = ReturnType<typeof Modal.useModal>[0];

/** What can still be done about what a message says, such as taking it back. */
export interface MessageAction {
  label: string;
  onClick: () => void;
}

export interface HostsValue {
  /** Shows words at the top of the window. */
  say: (tone: Tone, text: string, action?: MessageAction) => void;
  /** What asks questions: loaded with the first one. Rejects where it does not arrive. */
  questions: () => Promise<Questions>;
}

const missing = (): never => {
  throw new Error('Messages and questions need ConsoleProvider, or Hosts, around them');
};

export const HostsContext = createContext<HostsValue>({ say: missing, questions: missing });

import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  InfoCircleOutlined,
} from '@ant-design/icons';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextButton } from '../states/states.styles.js';
import type { MessageAction, Tone } from './HostsContext.js';
import { Area, Row } from './messages.styles.js';
import { PopupRootContext } from './usePopupRoot.js';

export interface Message {
  key: string;
  tone: Tone;
  text: string;
  action: MessageAction | undefined;
  /** How often, while it stood there: each time it stays anew. */
  said: number;
}

/** Milliseconds that a message stays, that one with something to do stays, and those in which it goes. */
const STAY = 3000;
const STAY_TO_ACT = 8000;
const LEAVE = 180;

const icons: Record<Tone, ReactNode> = {
  success: <CheckCircleOutlined aria-hidden />,
  info: <InfoCircleOutlined aria-hidden />,
  warning: <ExclamationCircleOutlined aria-hidden />,
  error: <CloseCircleOutlined aria-hidden />,
};

interface MessageRowProps {
  message: Message;
  onGone: (key: string) => void;
}

const MessageRow = ({ message: { key, tone, text, action, said }, onGone }: MessageRowProps) => {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const stay = action === undefined ? STAY : STAY_TO_ACT;
  const gone = useEffectEvent(() => onGone(key));
  useEffect(() => {
    if (held) return undefined;
    let timer = setTimeout(() => {
      setLeaving(true);
      timer = setTimeout(() => gone(), LEAVE);
    }, stay);
    return () => {
      clearTimeout(timer);
      setLeaving(false);
    };
  }, [held, said, stay]);
  return (
    <Row
      role="alert"
      data-tone={tone}
      data-leaving={leaving ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icons[tone]}
      <span>{text}</span>
      {action && (
        <TextButton
          type="button"
          onClick={() => {
            onGone(key);
            action.onClick();
          }}
        >
          {action.label}
        </TextButton>
      )}
    </Row>
  );
};

interface MessageListProps {
  /** The oldest on top. */
  messages: readonly Message[];
  onGone: (key: string) => void;
}

/** Messages at the top of the window. One goes after 3 s, but not while the pointer or the focus rests on it. */
export const MessageList = ({ messages, onGone }: MessageListProps) => {
  const popupRoot = use(PopupRootContext);
  return createPortal(
    <Area>
      {messages.map((message) => (
        <MessageRow key={message.key} message={message} onGone={onGone} />
      ))}
    </Area>,
    popupRoot(),
  );
};

import {
  CloseOutlined,
  CompressOutlined,
  EditOutlined,
  ExpandAltOutlined,
  HolderOutlined,
  MinusOutlined,
} from '@ant-design/icons';
import { type KeyboardEvent, useId } from 'react';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { floatingWords } from './locale.js';
import { Actions, Grip, Head } from './FloatingChat.styles.js';

export interface FloatingHeadProps {
  title: string;
  titleId: string;
  /** What the page says it is about. */
  subtitle: string;
  movable: boolean;
  maximized: boolean;
  onGripKey: (event: KeyboardEvent) => void;
  onMinimize: () => void;
  /** Left out where there is no larger form: on a phone. */
  onMaximize?: () => void;
  onFresh?: () => void;
  onClose?: () => void;
}

/** The window's head: its handle, its title, and what can be done with it. */
export const FloatingHead = ({
  title,
  titleId,
  subtitle,
  movable,
  maximized,
  onGripKey,
  onMinimize,
  onMaximize,
  onFresh,
  onClose,
}: FloatingHeadProps) => {
  const words = useWords(floatingWords);
  const help = useId();
  return (
    <Head className="floating-head" data-movable={movable || undefined} onDoubleClick={onMaximize}>
      {movable && (
        <>
          <Grip
            type="button"
            className="floating-grip"
            aria-label={words.move}
            aria-describedby={help}
            title={words.moveHelp}
            onKeyDown={onGripKey}
          >
            <HolderOutlined aria-hidden />
          </Grip>
          <span id={help} hidden>
            {words.moveHelp}
          </span>
        </>
      )}
      <h2 id={titleId}>{title}</h2>
      {subtitle !== '' && <small title={subtitle}>{subtitle}</small>}
      <Actions className="floating-actions" onDoubleClick={(event) => event.stopPropagation()}>
        {onFresh && <IconButton label={words.fresh} icon={<EditOutlined />} onClick={onFresh} />}
        <IconButton
          className="floating-minimize"
          label={words.minimize}
          icon={<MinusOutlined />}
          onClick={onMinimize}
        />
        {onMaximize && (
          <IconButton
            label={maximized ? words.restore : words.maximize}
            icon={maximized ? <CompressOutlined /> : <ExpandAltOutlined />}
            onClick={onMaximize}
          />
        )}
        {onClose && <IconButton label={words.close} icon={<CloseOutlined />} onClick={onClose} />}
      </Actions>
    </Head>
  );
};

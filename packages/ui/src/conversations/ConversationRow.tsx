import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { conversationsWords } from './locale.js';
import type { Conversation } from './conversationGroups.js';
import { Menu, Row } from './ConversationList.styles.js';
import { RenameField } from './RenameField.js';
import { RowOpener } from './RowOpener.js';

export interface ConversationRowProps {
  conversation: Conversation;
  /** The present, to say when it was last spoken in. */
  now: Date;
  current: boolean;
  onOpen: (id: string) => void;
  onModify?: (event: { id: string; title: string }) => void;
  onRemove?: (id: string) => void;
}

/** One conversation: opens on click; its menu renames in place or asks for deletion. */
export const ConversationRow = ({ conversation, now, current, onOpen, onModify, onRemove }: ConversationRowProps) => {
  const words = useWords(conversationsWords);
  const [renaming, setRenaming] = useState(false);
  const focusAgain = useRef(false);
  const { id } = conversation;
  const title = conversation.title === '' ? words.untitled : conversation.title;

  if (renaming && onModify) {
    const close = () => {
      focusAgain.current = true;
      setRenaming(false);
    };
    return (
      <RenameField
        title={conversation.title}
        onCancel={close}
        onSubmit={(name) => {
          close();
          onModify({ id, title: name });
        }}
      />
    );
  }
  const items = [
    ...(onModify ? [{ key: 'rename', label: words.rename }] : []),
    ...(onRemove ? [{ key: 'remove', label: words.remove, danger: true }] : []),
  ];
  return (
    <Row data-current={current || undefined}>
      <RowOpener
        ref={(element) => {
          if (element && focusAgain.current) {
            focusAgain.current = false;
            element.focus();
          }
        }}
        conversation={conversation}
        words={words}
        now={now}
        current={current}
        onOpen={() => onOpen(id)}
      />
      {items.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items,
            onClick: ({ key, domEvent }) => {
              domEvent.stopPropagation();
              if (key === 'rename') setRenaming(true);
              else onRemove?.(id);
            },
          }}
        >
          <Menu type="button" data-menu="" aria-label={words.more(title)}>
            <EllipsisOutlined aria-hidden />
          </Menu>
        </Dropdown>
      )}
    </Row>
  );
};

import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown, Tooltip } from 'antd';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { Word, Words } from './table.styles.js';
import type { RowAction } from './types.js';

export interface ActionMenuProps {
  actions: readonly RowAction[];
  /** Names the row, for those who hear the button. */
  rowName: string;
}

/** All of these behind one button. Focus goes into the menu and returns to the button. */
export const RowMenu = ({ actions, label: name }: { actions: readonly RowAction[]; label: string }) => (
  <Dropdown
    trigger={['click']}
    placement="bottomRight"
    autoFocus
    menu={{
      items: actions.map(({ key, label, danger, unavailable, onClick }) => ({
        key,
        label: unavailable === undefined ? label : <span title={unavailable}>{label}</span>,
        danger: danger ?? false,
        disabled: unavailable !== undefined,
        onClick,
      })),
    }}
  >
    <IconButton label={name} size="small" icon={<EllipsisOutlined />} aria-haspopup="menu" />
  </Dropdown>
);

/** All of them behind one button, as in a row of a phone's list; none where there are none. */
export const ActionMenu = ({ actions, rowName }: ActionMenuProps) => {
  const words = useWords(listWords);
  return actions.length === 0 ? null : <RowMenu actions={actions} label={words.rowMore(rowName)} />;
};

const WordAction = ({ label, danger = false, unavailable, onClick }: RowAction) => {
  const word = (
    <Word
      type="button"
      data-danger={danger}
      aria-disabled={unavailable === undefined ? undefined : true}
      onClick={unavailable === undefined ? onClick : undefined}
    >
      {label}
    </Word>
  );
  // A tooltip is a trigger of its own in every row, and most words have none.
  return unavailable === undefined ? word : <Tooltip title={unavailable}>{word}</Tooltip>;
};

/** At most two words and a menu. */
export const RowActions = ({ actions, rowName }: ActionMenuProps) => {
  const rest = actions.slice(2);
  return (
    <Words>
      {actions.slice(0, 2).map((action) => (
        <WordAction {...action} key={action.key} />
      ))}
      {rest.length > 0 && <ActionMenu actions={rest} rowName={rowName} />}
    </Words>
  );
};

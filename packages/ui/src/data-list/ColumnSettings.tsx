import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { ReadOut } from '../states/states.styles.js';
import { BarPopover } from './BarPopover.js';
import { Check } from './Check.js';
import { type ColumnLayout, defaultLayout, orderedColumns, withMoved, withShown } from './columnLayout.js';
import { ColumnList, ColumnsFoot } from './query.styles.js';
import type { ListColumn } from './types.js';

export interface ColumnSettingsProps<Row> {
  columns: readonly ListColumn<Row>[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

const Panel = <Row,>({ columns, layout, onLayoutChange }: ColumnSettingsProps<Row>) => {
  const words = useWords(listWords);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const [first, ...movable] = orderedColumns(columns, layout);
  const keys = movable.map(({ key }) => key);
  const move = (column: ListColumn<Row>, to: number) => {
    const target = keys[to];
    if (target === undefined) return;
    onLayoutChange(withMoved(keys, layout, column.key, target));
    setSaid(words.moved(column.title, to + 2));
  };
  return (
    <>
      <ColumnList aria-label={words.columns}>
        {first && (
          <li>
            <Check label={first.title} checked disabled readOnly />
            <span>{first.title}</span>
            <small>{words.columnFixed}</small>
          </li>
        )}
        {movable.map((column, index) => (
          // Dragging is the pointer's short way; the arrows do the same for everyone.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={column.key}
            draggable
            data-dragged={column.key === dragged}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', column.title);
              setDragged(column.key);
            }}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDragEnter={() => {
              const moved = movable.find(({ key }) => key === dragged);
              if (moved && moved !== column) move(moved, index);
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            <Check
              label={column.title}
              checked={!layout.hidden.includes(column.key)}
              onChange={({ target }) => onLayoutChange(withShown(layout, column.key, target.checked))}
            />
            <span>{column.title}</span>
            <IconButton
              size="small"
              label={words.moveUp(column.title)}
              icon={<ArrowUpOutlined />}
              disabled={index === 0}
              onClick={() => move(column, index - 1)}
            />
            <IconButton
              size="small"
              label={words.moveDown(column.title)}
              icon={<ArrowDownOutlined />}
              disabled={index === movable.length - 1}
              onClick={() => move(column, index + 1)}
            />
            <HolderOutlined aria-hidden={true} />
          </li>
        ))}
      </ColumnList>
      <ReadOut>{said}</ReadOut>
      <ColumnsFoot>
        <Button size="small" type="text" onClick={() => onLayoutChange(defaultLayout(columns))}>
          {words.columnsReset}
        </Button>
      </ColumnsFoot>
    </>
  );
};

/** Which columns are drawn and in what order: by checkbox, by dragging, or by the arrows. */
export const ColumnSettings = <Row,>(props: ColumnSettingsProps<Row>) => {
  const words = useWords(listWords);
  const [open, setOpen] = useState(false);
  return (
    <BarPopover label={words.columns} open={open} onOpenChange={setOpen} content={<Panel {...props} />}>
      <IconButton label={words.columns} icon={<SettingOutlined />} aria-haspopup="dialog" aria-expanded={open} />
    </BarPopover>
  );
};

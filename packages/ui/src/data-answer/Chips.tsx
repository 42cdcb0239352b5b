import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { ChipEditor } from './ChipEditor.js';
import { Chip, Heard, Root, Row } from './Chips.styles.js';
import { isChangeable } from './chipValues.js';
import { dataAnswerWords } from './locale.js';
import type { AnswerChip } from './types.js';

export interface ChipChange {
  /** Its id. */
  readonly chip: string;
  readonly values: readonly string[];
}

export interface ChipsProps {
  /** In their order. */
  chips: readonly AnswerChip[];
  /** Left out, none can be changed. */
  onChange: ((change: ChipChange) => void) | undefined;
  /** A query is running: they stay where they are, and can be changed when it has ended. */
  busy: boolean;
}

/** What the query rests on. Dashed is what was taken for granted; one at a time opens its editor under all of them. */
export const Chips = ({ chips, onChange, busy }: ChipsProps) => {
  const words = useWords(dataAnswerWords);
  const [open, setOpen] = useState<string>();
  const editor = useId();
  const row = useRef<HTMLDivElement>(null);
  const opened = onChange && !busy ? chips.find(({ id }) => id === open) : undefined;

  const close = () => {
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  };

  return (
    <Root>
      <Row ref={row} role="group" aria-label={words.chips}>
        {chips.map((chip) => {
          const { id, label, text, assumed } = chip;
          const content = (
            <>
              <i>{label}</i> <b>{text}</b>
              {assumed && <Heard>{words.assumed}</Heard>}
            </>
          );
          const dashed = assumed ? '' : undefined;
          if (!onChange || !isChangeable(chip))
            return (
              <Chip key={id} as="span" data-fixed="" data-assumed={dashed}>
                {content}
              </Chip>
            );
          const expanded = opened?.id === id;
          return (
            <Chip
              key={id}
              type="button"
              data-assumed={dashed}
              aria-expanded={expanded}
              aria-controls={expanded ? editor : undefined}
              aria-disabled={busy || undefined}
              title={busy ? words.busyChip : undefined}
              onClick={() => {
                if (!busy) setOpen(expanded ? undefined : id);
              }}
            >
              {content}
              {expanded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            </Chip>
          );
        })}
      </Row>
      {opened && onChange && (
        <ChipEditor
          key={opened.id}
          id={editor}
          chip={opened}
          onCancel={close}
          onSubmit={(values) => {
            close();
            onChange({ chip: opened.id, values });
          }}
        />
      )}
    </Root>
  );
};

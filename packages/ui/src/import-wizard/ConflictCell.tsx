import { Radio } from 'antd';
import { styled } from 'styled-components';
import { compareWords } from '../difference-view/compare.js';
import { useWords } from '../locale/useWords.js';
import { below } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';
import type { Choice } from './importState.js';
import { importWords } from './locale.js';
import type { RowConflict } from './types.js';

const Sides = styled.div`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 152px;
  margin: 0 0 8px;
  padding: 0;
  border-block: 1px solid ${tokens.line};
  font-size: 13px;
  line-height: 20px;

  > * {
    min-width: 0;
    padding: 8px 12px;
  }

  > * + * {
    border-left: 1px solid ${tokens.line};
  }

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  del {
    background: ${tokens.errorBg};
    color: ${tokens.error};
  }

  ins {
    background: ${tokens.okBg};
    color: ${tokens.ok};
    text-decoration: none;
  }

  .ant-radio-group {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }

  ${below.mobile} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      border-left: 0;
    }
  }
`;

export interface ConflictCellProps {
  conflict: RowConflict;
  /** What the file says. */
  value: string;
  choice: Choice | undefined;
  /** Left out, nothing can be chosen any more. */
  onDecide?: (rows: readonly number[], choice: Choice) => void;
}

/** What is there beside what the file says, and which of them is to stay. */
export const ConflictCell = ({ conflict: { row, there, about }, value, choice, onDecide }: ConflictCellProps) => {
  const words = useWords(importWords);
  const parts = compareWords(there, value, 0) ?? {
    before: [{ text: there, changed: true }],
    after: [{ text: value, changed: true }],
  };
  return (
    <Sides role="cell">
      <div>
        <small>{words.there(about)}</small>
        <p>{parts.before.map(({ text, changed }, at) => (changed ? <del key={at}>{text}</del> : text))}</p>
      </div>
      <div>
        <small>{words.fromFile(row)}</small>
        <p>{parts.after.map(({ text, changed }, at) => (changed ? <ins key={at}>{text}</ins> : text))}</p>
      </div>
      <Radio.Group
        aria-label={words.choice(row)}
        value={choice ?? null}
        disabled={onDecide === undefined}
        options={(['file', 'there'] as const).map((one) => ({ value: one, label: words.choices[one] }))}
        onChange={({ target }) => onDecide?.([row], target.value === 'file' ? 'file' : 'there')}
      />
    </Sides>
  );
};

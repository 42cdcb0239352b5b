import { Select } from 'antd';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import type { ChunkHints } from './chunk.js';
import { chunkWords } from './locale.js';

const Fields = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 12px;
  margin-top: 8px;

  > span {
    color: ${(p) => p.theme.text2};
    font-size: 13px;
  }
`;

const kinds = ['tags', 'questions', 'keywords'] as const;

/** Of each kind at most, and letters in one of them. */
const MOST = 20;
export const HINT_LENGTH = { tags: 30, questions: 200, keywords: 30 } as const;

/** Signs that end a tag or a keyword; a question may have them in it. */
const separators = [',', '，', '、', ';', '；'];

export interface HintFieldsProps {
  value: ChunkHints;
  onChange: (value: ChunkHints) => void;
  disabled: boolean;
}

/** What a chunk is found by besides its text. */
export const HintFields = ({ value, onChange, disabled }: HintFieldsProps) => {
  const words = useWords(chunkWords);
  return (
    <Fields>
      {kinds.map((kind) => [
        <span key={`${kind} name`}>{words.hints[kind]}</span>,
        <Select
          key={kind}
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label={words.hints[kind]}
          placeholder={words.hintHelp[kind]}
          disabled={disabled}
          maxCount={MOST}
          tokenSeparators={kind === 'questions' ? ['\n'] : separators}
          value={[...value[kind]]}
          onChange={(next: string[]) =>
            onChange({
              ...value,
              [kind]: [...new Set(next.map((one) => one.trim().slice(0, HINT_LENGTH[kind])))].filter(
                (one) => one !== '',
              ),
            })
          }
        />,
      ])}
    </Fields>
  );
};

import { CloseOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { use } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { chunkWords } from './locale.js';

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 6px 16px 6px 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.tint};

  .progress {
    flex: 1;
    min-width: 80px;
  }
`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  flex: 1 0 100%;
  gap: 4px 16px;
  margin: 4px 0;
  font-size: 13px;

  div {
    display: flex;
    gap: 8px;
  }

  dd {
    margin: 0;
  }

  kbd {
    display: inline-block;
    min-width: 24px;
    padding: 0 6px;
    border: 1px solid ${(p) => p.theme.line};
    border-radius: 4px;
    background: ${(p) => p.theme.sheet};
    font: inherit;
    text-align: center;
  }
`;

export interface ReviewBarProps {
  checked: number;
  all: number;
  help: boolean;
  onHelpChange: (help: boolean) => void;
  onClose: () => void;
}

/** How far the checking of a document has come, and by which keys it goes on. */
export const ReviewBar = ({ checked, all, help, onHelpChange, onClose }: ReviewBarProps) => {
  const words = useWords(chunkWords);
  const { keyList } = words;
  const narrow = use(RoomContext);
  const rows = [
    ['J', keyList.j],
    ['K', keyList.k],
    ['C', keyList.c],
    [words.spaceKey, keyList.space],
    ['E', keyList.e],
    ['D', keyList.d],
    ['?', keyList.help],
  ] as const;
  return (
    <Bar role="group" aria-label={words.review}>
      <span aria-live="polite">{words.reviewed(checked, all)}</span>
      <Progress
        className="progress"
        aria-label={words.review}
        size="small"
        showInfo={false}
        percent={all === 0 ? 0 : (100 * checked) / all}
      />
      {narrow ? (
        <IconButton label={words.endReview} icon={<CloseOutlined />} onClick={onClose} />
      ) : (
        <>
          <Button
            size="small"
            type="text"
            icon={<QuestionCircleOutlined aria-hidden="true" />}
            aria-expanded={help}
            onClick={() => onHelpChange(!help)}
          >
            {words.keys}
          </Button>
          <Button size="small" type="text" icon={<CloseOutlined aria-hidden="true" />} onClick={onClose}>
            {words.endReview}
          </Button>
        </>
      )}
      {help && (
        <Keys>
          {rows.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </Keys>
      )}
    </Bar>
  );
};

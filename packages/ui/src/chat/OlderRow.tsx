import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { OlderLine } from './ChatThread.styles.js';
import type { OlderTurns } from './types.js';

export interface OlderRowProps {
  older: OlderTurns;
  onLoad?: () => void;
}

/** Over the first turn: that there are older ones, that they come, or that they did not. */
export const OlderRow = ({ older, onLoad }: OlderRowProps) => {
  const words = useWords(chatWords);
  const row = () => {
    switch (older.status) {
      case 'none':
        return <span>{words.olderNone}</span>;
      case 'loading':
        return (
          <span>
            <LoadingOutlined aria-hidden /> {words.olderLoading}
          </span>
        );
      case 'failed':
        return (
          <>
            <span className="failed" title={older.message}>
              {words.olderFailed(older.message)}
            </span>
            <Button type="link" onClick={onLoad}>
              {words.retry}
            </Button>
          </>
        );
      default:
        return (
          <Button type="link" onClick={onLoad}>
            {words.loadOlder}
          </Button>
        );
    }
  };
  return <OlderLine role="status">{row()}</OlderLine>;
};

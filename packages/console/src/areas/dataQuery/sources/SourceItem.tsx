import { DeleteOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import type { DataSource } from '@console/api/contract';
import { useRemoveDataSources } from '@console/api/hooks/dataSources';
import { IconButton } from '@console/ui/button';
import { Button } from 'antd';
import { useRemove } from '../../../actions/useRemove.js';
import { SourceTables } from './SourceTables.js';
import { Item } from './sources.styles.js';
import { useSourceWords } from './sourceWords.js';

interface SourceItemProps {
  source: DataSource;
  unfolded: boolean;
  onUnfold: (open: boolean) => void;
  onAsk: () => void;
}

/** One source: asked, looked into, taken away. */
export const SourceItem = ({ source, unfolded, onUnfold, onAsk }: SourceItemProps) => {
  const words = useSourceWords();
  const remove = useRemove();
  const { run } = useRemoveDataSources();
  const { id, name, kind, tableCount } = source;
  const own = kind === 'association';
  return (
    <Item>
      <div>
        {own ? (
          <b>{name}</b>
        ) : (
          <Button
            type="text"
            aria-expanded={unfolded}
            icon={unfolded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            onClick={() => onUnfold(!unfolded)}
          >
            {name}
          </Button>
        )}
        <small>{own ? words.fixed : words.tables(tableCount)}</small>
        <Button size="small" onClick={onAsk} aria-label={`${words.ask} ${name}`}>
          {words.ask}
        </Button>
        {!own && (
          <IconButton
            label={words.removeIt(name)}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() =>
              void remove({
                title: words.remove(name),
                text: words.removeText,
                run: () => run({ idList: [id] }),
                done: words.removed,
              })
            }
          />
        )}
      </div>
      {unfolded && !own && <SourceTables sourceId={id} />}
    </Item>
  );
};

import { DeleteOutlined, DownOutlined, ReloadOutlined, RightOutlined, SettingOutlined } from '@ant-design/icons';
import type { DataSource } from '@console/api/contract';
import { useRefreshDataSource, useRemoveDataSources } from '@console/api/hooks/dataSources';
import { IconButton } from '@console/ui/button';
import { useMessage } from '@console/ui/provider';
import { Notice, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { useRemove } from '../../../actions/useRemove.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useSetupWords } from './setupWords.js';
import { SourceTables } from './SourceTables.js';
import { Item } from './sources.styles.js';
import { useSourceWords } from './sourceWords.js';

interface SourceItemProps {
  source: DataSource;
  unfolded: boolean;
  onUnfold: (open: boolean) => void;
  onAsk: () => void;
  onSetup: () => void;
}

/** One source: asked, looked into, read again, set up, taken away. */
export const SourceItem = ({ source, unfolded, onUnfold, onAsk, onSetup }: SourceItemProps) => {
  const words = useSourceWords();
  const remove = useRemove();
  const { run } = useRemoveDataSources();
  const setup = useSetupWords();
  const separator = useSeparator();
  const message = useMessage();
  const refresh = useRefreshDataSource();
  const { problem, submit } = useSubmission();
  const { id, name, kind, tableCount, enabled, reachable, roles } = source;
  const own = kind === 'association';
  const restricted = roles !== null && roles !== undefined;
  const seen = restricted ? setup.seenBy(roles.map((one) => one.name).join(separator)) : '';
  const read = () =>
    submit(async () => {
      const { tables } = await refresh.run({ id }, { quiet: true });
      message.success(setup.refreshed(tables.length));
    });
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
        {!enabled && <Tag>{setup.disabled}</Tag>}
        {!reachable && <Tag tone="error">{setup.unreachable}</Tag>}
        <small>{own ? words.fixed : words.tables(tableCount)}</small>
        {restricted && <small title={seen}>{seen}</small>}
        <Button size="small" onClick={onAsk} aria-label={`${words.ask} ${name}`}>
          {words.ask}
        </Button>
        {kind === 'postgres' && (
          <IconButton
            label={setup.refresh(name)}
            icon={<ReloadOutlined aria-hidden />}
            loading={refresh.running}
            onClick={() => void read()}
          />
        )}
        <IconButton label={setup.setup(name)} icon={<SettingOutlined aria-hidden />} onClick={onSetup} />
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
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {unfolded && !own && <SourceTables sourceId={id} uploads={kind === 'tables'} />}
    </Item>
  );
};

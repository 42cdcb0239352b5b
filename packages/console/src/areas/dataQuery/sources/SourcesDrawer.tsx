import { PlusOutlined } from '@ant-design/icons';
import { useAddDataSource, usePageDataSources } from '@console/api/hooks/dataSources';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, Skeletons } from '@console/ui/states';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { Add, SourceList } from './sources.styles.js';
import { useSourceWords } from './sourceWords.js';
import { SourceItem } from './SourceItem.js';

interface SourcesDrawerProps {
  onClose: () => void;
  /** One is to be asked. */
  onAsk: (id: string) => void;
}

/** The data that can be asked, and what it holds: for who keeps it. */
export default function SourcesDrawer({ onClose, onAsk }: SourcesDrawerProps) {
  const words = useSourceWords();
  const sources = usePageDataSources({ current: 1, size: 200 });
  const { run: add, running } = useAddDataSource();
  const [name, setName] = useState('');
  const [unfolded, setUnfolded] = useState<string>();
  const onAdd = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { id } = await add({ name: name.trim() });
      setName('');
      setUnfolded(id);
    });
  };
  return (
    <SideDrawer open title={words.title} onClose={onClose}>
      <Add onSubmit={onAdd}>
        <Input
          aria-label={words.name}
          placeholder={words.name}
          maxLength={50}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit" icon={<PlusOutlined aria-hidden />} disabled={name.trim() === ''} loading={running}>
          {words.add}
        </Button>
      </Add>
      <AsyncView value={sources.state} what={words.title} skeleton={<Skeletons shape="rows" count={4} />}>
        {({ list }) => (
          <SourceList>
            {list.map((source) => (
              <SourceItem
                key={source.id}
                source={source}
                unfolded={unfolded === source.id}
                onUnfold={(open) => setUnfolded(open ? source.id : undefined)}
                onAsk={() => onAsk(source.id)}
              />
            ))}
          </SourceList>
        )}
      </AsyncView>
    </SideDrawer>
  );
}

import { usePageDataSources } from '@console/api/hooks/dataSources';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, Skeletons } from '@console/ui/states';
import { useState } from 'react';
import { AddSource } from './AddSource.js';
import { SourceItem } from './SourceItem.js';
import { SourceSetup } from './SourceSetup.js';
import { SourceList } from './sources.styles.js';
import { useSourceWords } from './sourceWords.js';

interface SourcesDrawerProps {
  /** The one that is set up. Left out: all are listed. */
  setupId?: string;
  /** One is to be set up; undefined: all are to be listed again. */
  onSetup: (id: string | undefined) => void;
  onClose: () => void;
  /** One is to be asked. */
  onAsk: (id: string) => void;
}

/** The data that can be asked, and what it holds: for who keeps it. */
export default function SourcesDrawer({ setupId, onSetup, onClose, onAsk }: SourcesDrawerProps) {
  const words = useSourceWords();
  const sources = usePageDataSources({ current: 1, size: 200 });
  const [unfolded, setUnfolded] = useState<string>();
  const [dirty, setDirty] = useState(false);
  const named = sources.data?.list.find(({ id }) => id === setupId)?.name;
  return (
    <SideDrawer open title={named ?? words.title} dirty={dirty} width={720} onClose={onClose}>
      {setupId !== undefined ? (
        <SourceSetup key={setupId} id={setupId} dirty={dirty} onDirty={setDirty} onBack={() => onSetup(undefined)} />
      ) : (
        <>
          <AddSource onAdded={setUnfolded} />
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
                    onSetup={() => onSetup(source.id)}
                  />
                ))}
              </SourceList>
            )}
          </AsyncView>
        </>
      )}
    </SideDrawer>
  );
}

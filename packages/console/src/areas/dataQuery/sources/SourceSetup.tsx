import { ArrowLeftOutlined } from '@ant-design/icons';
import { ASSOCIATION } from '@console/api/contract';
import { useReadDataSource } from '@console/api/hooks/dataSources';
import { useConfirm } from '@console/ui/dialog';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useDictionary } from '../../../locale/useDictionary.js';
import { SetupHead } from './setup.styles.js';
import { SourceDescriptions } from './SourceDescriptions.js';
import { SourceRules } from './SourceRules.js';
import { SourceSettings } from './SourceSettings.js';
import { useSetupWords } from './setupWords.js';

const parts = ['settings', 'descriptions', 'rules'] as const;
type Part = (typeof parts)[number];

/** What each part of it is given. */
export interface SetupPart {
  /** Whether something was typed that is not saved. */
  onDirty: (dirty: boolean) => void;
}

export interface SourceSetupProps {
  id: string;
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  onBack: () => void;
}

/** All that is set about one source, in the place of the list of sources. */
export const SourceSetup = ({ id, dirty, onDirty, onBack }: SourceSetupProps) => {
  const words = useSetupWords();
  const { form } = useDictionary();
  const confirm = useConfirm();
  const source = useReadDataSource({ id });
  const [part, setPart] = useState<Part>('settings');
  const fixed = id === ASSOCIATION;
  // Each part is drawn anew, so what was typed into one is saved or given up before another is shown.
  const leave = async (go: () => void): Promise<void> => {
    if (dirty && !(await confirm({ title: form.unsaved, verb: form.discard, danger: true }))) return;
    onDirty(false);
    go();
  };
  const noTables = <EmptyState picture="search" title={words.noTables} description={words.noTablesText} />;
  return (
    <>
      <SetupHead>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void leave(onBack)}>
          {words.back}
        </Button>
        {!fixed && (
          <Segments
            label={words.parts}
            value={part}
            options={parts.map((value) => ({ value, label: words.part[value] }))}
            onChange={(next) => void leave(() => setPart(next))}
          />
        )}
      </SetupHead>
      <AsyncView
        value={source.state}
        what={words.parts}
        skeleton={<Skeletons shape="text" count={6} />}
        empty={({ tables }) => (part !== 'settings' && tables.length === 0 ? noTables : null)}
      >
        {(data) =>
          part === 'settings' ? (
            <SourceSettings source={data} onDirty={onDirty} />
          ) : part === 'descriptions' ? (
            <SourceDescriptions source={data} onDirty={onDirty} />
          ) : (
            <SourceRules source={data} onDirty={onDirty} />
          )
        }
      </AsyncView>
    </>
  );
};

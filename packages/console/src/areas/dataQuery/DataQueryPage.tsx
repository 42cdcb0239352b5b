import { UnorderedListOutlined } from '@ant-design/icons';
import { addDataSource, ASSOCIATION, routes } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { lazyPart } from '@console/ui/on-demand';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryState } from '../../navigation/useQueryState.js';
import { usePermitted } from '../../session/usePermitted.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useIsMobile } from '../../state/device.js';
import { DataConversation } from './DataConversation.js';
import { Panes } from './dataQuery.styles.js';
import { DataQuestions } from './DataQuestions.js';
import { useDataQueryWords } from './dataQueryWords.js';
import type { SavingSubject } from './saved/savedFields.js';
import { idIn } from '../../navigation/addressValues.js';
import { addressOf, questionIn, sourcesIn } from './queryAddress.js';

const SourcesDrawer = lazyPart(() => import('./sources/SourcesDrawer.js'));
const SavedDrawer = lazyPart(() => import('./saved/SavedDrawer.js'));
const SaveDialog = lazyPart(() => import('./saved/SaveDialog.js'));

/** The only ones that its page asks. */
const association = [ASSOCIATION];

/**
 * Questions to data: those asked before, and one conversation. Which one, and of what source, stands in the address. The
 * page is the same for any source and for the association's own data alone.
 */
export default function DataQueryPage() {
  const words = useDataQueryWords();
  const mobile = useIsMobile();
  const chooses = useLocation().pathname !== routes.nl2sql.path;
  const title = chooses ? words.ask : words.association;
  const [get, set] = useQueryState();
  // What another page brings begins a conversation of its own.
  const brought = questionIn(get('question'));
  const id = brought === undefined ? (idIn(get('open')) ?? null) : null;
  const chosen = chooses ? sourcesIn(get('source')) : association;
  const keeps = usePermitted(addDataSource) && chooses;
  const savedOpen = get('saved') === 'all';
  const [saving, setSaving] = useState<SavingSubject>();
  const [wanted, setWanted] = useState(false);
  const save = (subject: SavingSubject): void => {
    setWanted(true);
    setSaving(subject);
  };
  const look = (answer: string) => set({ open: answer, list: undefined, saved: undefined }, { push: id === null });
  const listed = get('list') !== undefined;
  const setupId = idIn(get('setup'));
  const sourcesOpen = get('sources') === 'open';
  const tools = useMemo(
    () =>
      mobile ? (
        <IconButton
          label={words.toList}
          icon={<UnorderedListOutlined aria-hidden />}
          onClick={() => set({ list: 1 }, { push: true })}
        />
      ) : undefined,
    [mobile, words, set],
  );
  usePageHead(title, tools);
  return (
    <Panes data-list={listed ? '' : undefined}>
      <div data-questions="">
        <DataQuestions
          currentId={id}
          onOpen={look}
          onAdd={() => set({ open: undefined, list: undefined })}
          onChangeSaved={(saved) => save({ kind: 'change', saved })}
          onAllSaved={() => set({ saved: 'all' }, { push: true })}
        />
      </div>
      <DataConversation
        key={id ?? 'new'}
        id={id}
        title={title}
        {...(chosen !== undefined && { chosen })}
        {...(chooses && { onSourcesChange: (next: readonly string[]) => set({ source: addressOf(next) }) })}
        {...(brought !== undefined && { brought })}
        onBroughtTaken={() => set({ question: undefined, open: undefined })}
        onSave={save}
        onBegun={(next) => set({ open: next })}
        onRemoved={() => set({ open: undefined })}
        {...(keeps && { onSources: () => set({ sources: 'open' }, { push: true }) })}
      />
      {savedOpen && (
        <SavedDrawer
          onAnswer={look}
          onChange={(saved) => save({ kind: 'change', saved })}
          onClose={() => set({ saved: undefined })}
        />
      )}
      {wanted && (
        <SaveDialog subject={saving} onClose={() => setSaving(undefined)} onMissing={() => setWanted(false)} />
      )}
      {keeps && sourcesOpen && (
        <SourcesDrawer
          {...(setupId !== undefined && { setupId })}
          onSetup={(setup) => set({ setup }, { push: setup !== undefined })}
          onClose={() => set({ sources: undefined, setup: undefined })}
          onAsk={(source) => set({ sources: undefined, setup: undefined, open: undefined, source })}
        />
      )}
    </Panes>
  );
}

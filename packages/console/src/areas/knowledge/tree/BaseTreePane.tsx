import type { KnowledgeBase } from '@console/api/contract';
import { useRemoveKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { styled } from 'styled-components';
import { tokens } from '@console/ui/theme';
import { useRemove } from '../../../actions/useRemove.js';
import { useRecord } from '../../../navigation/useRecord.js';
import { KnowledgeBaseDialog } from '../KnowledgeBaseDialog.js';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { BaseTree, type OpenNode } from './BaseTree.js';
import { useAllBases } from './useAllBases.js';

export const Aside = styled.div`
  display: flex;
  flex: none;
  width: 224px;
  min-height: 0;
  border-right: 1px solid ${tokens.line};

  @media (max-width: 1359.98px) {
    width: 200px;
  }
`;

export interface BaseTreePaneProps {
  current: OpenNode;
  onOpen: (node: OpenNode) => void;
}

/** The tree of bases with what is made, changed and deleted from it. */
export const BaseTreePane = ({ current, onOpen }: BaseTreePaneProps) => {
  const { knowledge: words } = useKnowledgeWords();
  const ask = useRemove();
  const remove = useRemoveKnowledgeBases();
  const bases = useAllBases();
  // Where all bases are listed, the list has the dialog; beside documents and FAQ, what is open there is one of those.
  const isOurs = current.base !== undefined;
  const record = useRecord('knowledgeBase', isOurs ? 'base.open' : 'open');
  const edited = isOurs && bases.state === 'ready' ? bases.data.find(({ id }) => id === record.id) : undefined;

  const onRemove = ({ id, name, documentCount }: KnowledgeBase) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText(documentCount),
      run: async () => {
        await remove.run({ idList: [id] });
        if (current.base === id) onOpen({ kind: 'all' });
      },
      done: words.removed,
    });

  return (
    <>
      <BaseTree
        bases={bases}
        current={current}
        onOpen={onOpen}
        onCreate={() => void record.show('new')}
        actions={(base) => [
          { key: 'edit', label: words.rename, onClick: () => void record.show(base.id) },
          { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(base) },
        ]}
      />
      {isOurs && (
        <KnowledgeBaseDialog
          open={record.isNew || edited !== undefined}
          {...(edited !== undefined && { base: edited })}
          edit={record}
          onClose={record.close}
          onCreated={({ id }) => onOpen({ kind: 'documents', base: id })}
        />
      )}
    </>
  );
};

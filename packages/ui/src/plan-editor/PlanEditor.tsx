import type { Async } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { planEditorWords } from './locale.js';
import { Main, Quiet, Root } from './PlanEditor.styles.js';
import { PlanSections } from './PlanSections.js';
import { type Drafting, type EvidenceSearch, SectionHelp } from './SectionHelp.js';
import { SectionText } from './SectionText.js';
import type { ConflictChoice, EditedSection, PassageOpening } from './types.js';

export interface PlanEditorProps extends RootProps<HTMLDivElement> {
  /** The sections in their order, with what is typed and not yet saved. The owner keeps and saves it. */
  sections: Async<readonly EditedSection[]>;
  /** The section that is written. Left out or unknown: the first. */
  current?: string | undefined;
  /** Another section is opened. */
  onCurrentChange: (section: { id: string }) => void;
  /** Each change of a text. */
  onContentChange: (change: { id: string; content: string }) => void;
  /** Saves a text again that could not be saved. */
  onRetry: (section: { id: string }) => void;
  /** Whose text is to stand where somebody else changed the same section: one of them, or theirs with one’s own below it. */
  onResolve: (choice: { id: string; keep: ConflictChoice }) => void;
  /** A section is wanted at the end. */
  onAdd: (section: { title: string }) => void;
  /** A section gets another name. */
  onRename: (section: { id: string; title: string }) => void;
  /** All sections in their new order. */
  onMove: (order: { ids: readonly string[] }) => void;
  /** A section is to go. The owner asks, or offers to take it back. */
  onRemove: (section: { id: string }) => void;
  /** Writing by the model. */
  drafting: Drafting;
  /** Looking for evidence. */
  evidence: EvidenceSearch;
  /** Looking at where passages stand. Left out, that is not offered. */
  opening?: PassageOpening | undefined;
}

/**
 * A business plan section by section: in their order on one side, the text of one on the other, with drafts of a model and
 * evidence from bases below it. With little room, the sections stand above.
 */
export const PlanEditor = ({
  sections,
  current,
  onCurrentChange,
  onContentChange,
  onRetry,
  onResolve,
  onAdd,
  onRename,
  onMove,
  onRemove,
  drafting,
  evidence,
  opening,
  ...root
}: PlanEditorProps) => {
  const words = useWords(planEditorWords);
  const { attributes, narrow } = useRoom(root.ref, { least: 720 });
  return (
    <RoomContext value={narrow}>
      <AsyncView value={sections} what={words.plan}>
        {(all) => {
          const section = all.find(({ id }) => id === current) ?? all[0];
          return (
            <Root {...rootProps(root)} {...attributes}>
              <PlanSections
                sections={all}
                current={section?.id}
                onOpen={(id) => onCurrentChange({ id })}
                onAdd={onAdd}
                onRename={onRename}
                onMove={onMove}
                onRemove={onRemove}
              />
              <Main>
                {section === undefined ? (
                  <EmptyState title={words.noSections} description={words.noSectionsText} />
                ) : (
                  <>
                    <h2>{section.title}</h2>
                    {section.hint !== '' && <Quiet>{section.hint}</Quiet>}
                    <SectionText
                      key={section.id}
                      section={section}
                      onChange={onContentChange}
                      onRetry={onRetry}
                      onResolve={onResolve}
                      opening={opening}
                    />
                    <SectionHelp section={section} drafting={drafting} evidence={evidence} opening={opening} />
                  </>
                )}
              </Main>
            </Root>
          );
        }}
      </AsyncView>
    </RoomContext>
  );
};

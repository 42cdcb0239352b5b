import { PlusOutlined } from '@ant-design/icons';
import { addTag, mergeTags, modifyTag, removeTags, type Tag } from '@console/api/contract';
import { useListTags, useModifyTag, useRemoveTags } from '@console/api/hooks/tags';
import { useOffered } from '@console/api/hooks/useOffered';
import type { RowAction } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { EditableTree, type TreeEntry, type TreeMove } from '@console/ui/editable-tree';
import { useMessage } from '@console/ui/provider';
import { AsyncView, EmptyState, Skeletons, Status } from '@console/ui/states';
import { attempt } from '../../actions/attempt.js';
import { useLabelWords } from './labelWords.js';
import type { TagSubject } from './TagDialog.js';
import { TagUses } from './TagUses.js';
import { countBelow, narrowed, type TagNode, tagTree } from './tagTree.js';

interface Entry extends TreeEntry {
  tag: Tag;
  below: number;
  children: Entry[];
}

const toEntries = (nodes: readonly TagNode[], parentId: string | null = null): Entry[] =>
  nodes.map((node) => ({
    key: node.key,
    name: node.tag.name,
    tag: node.tag,
    below: countBelow(node),
    parentId,
    orderNum: node.tag.orderNum,
    children: toEntries(node.children, node.key),
  }));

export interface TagEditorProps {
  tagSystemId: string;
  /** Ids of the labels that the tree is narrowed to, with those above and below them; none: all are shown. */
  chosen: readonly string[];
  /** A label is to be changed, or made. */
  onEdit: (subject: TagSubject) => void;
  /** A label is to be taken into another. */
  onMerge: (tagId: string) => void;
}

/** The labels of one system as a tree: they are added, changed, moved, and deleted. */
export const TagEditor = ({ tagSystemId, chosen, onEdit, onMerge }: TagEditorProps) => {
  const { tag: words, off } = useLabelWords();
  const message = useMessage();
  const confirm = useConfirm();
  const tags = useListTags({ tagSystemId });
  const modify = useModifyTag();
  const remove = useRemoveTags();
  const addable = useOffered(addTag);
  const changeable = useOffered(modifyTag);
  const removable = useOffered(removeTags);
  const mergeable = useOffered(mergeTags);

  const onRemove = ({ key, name, below, tag }: Entry) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(name),
        text: `${words.removeUses(tag.uses === undefined ? 0 : tag.uses.customers + tag.uses.documents + tag.uses.faqs)}${words.removeText(below)}`,
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [key] });
      message.success(words.removed);
    });
  const onMove = ({ parentId, places: [own, ...others] }: TreeMove) =>
    attempt(async () => {
      for (const place of others) await modify.run(place);
      if (own !== undefined) await modify.run({ ...own, parentId });
      message.success(words.saved);
    });

  const actions = (entry: Entry): RowAction[] => [
    ...(changeable
      ? [{ key: 'edit', label: words.edit, onClick: () => onEdit({ kind: 'edit', tag: entry.tag }) }]
      : []),
    ...(addable
      ? [{ key: 'below', label: words.addBelow, onClick: () => onEdit({ kind: 'new', parentId: entry.key }) }]
      : []),
    ...(mergeable && (tags.data?.length ?? 0) > 1
      ? [{ key: 'merge', label: words.mergeTo, onClick: () => onMerge(entry.key) }]
      : []),
    ...(removable ? [{ key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(entry) }] : []),
  ];
  const details = ({ tag }: Entry) => (
    <>
      {tag.uses && <TagUses tag={tag} uses={tag.uses} />}
      {tag.description !== '' && <small>{tag.description}</small>}
      {!tag.enabled && <Status tone="off">{off}</Status>}
    </>
  );
  const nothing = (
    <EmptyState
      title={words.emptyTitle}
      description={words.emptyText}
      {...(addable && { action: { label: words.add, icon: <PlusOutlined />, onClick: () => onEdit({ kind: 'new' }) } })}
    />
  );

  return (
    <AsyncView
      value={tags.state}
      what={words.title}
      skeleton={<Skeletons shape="rows" count={6} />}
      empty={(all) => (all.length === 0 ? nothing : null)}
    >
      {(all) => (
        <EditableTree
          // Another choice shows other entries, and all of them open.
          key={chosen.join(',')}
          label={words.title}
          entries={narrowed(toEntries(tagTree(all)), chosen)}
          details={details}
          actions={actions}
          {...(chosen.length === 0 && changeable && { onMove: (move: TreeMove) => void onMove(move) })}
        />
      )}
    </AsyncView>
  );
};

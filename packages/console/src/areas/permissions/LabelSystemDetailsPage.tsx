import { PlusOutlined } from '@ant-design/icons';
import { useListTags, useModifyTag, useRemoveTags } from '@console/api/hooks/tags';
import { useReadTagSystem } from '@console/api/hooks/tagSystems';
import { useConfirm } from '@console/ui/dialog';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Skeletons, Status } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { App, Button, Tree } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { attempt } from '../../forms/attempt.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useLabelWords } from './labelWords.js';
import { TagDialog, type TagSubject } from './TagDialog.js';
import { countBelow, type TagNode, tagTree } from './tagTree.js';

const Body = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  padding: 12px 24px 40px;
`;

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }

  button {
    padding-inline: 4px;
  }
`;

const Tags = ({ tagSystemId }: { tagSystemId: string }) => {
  const { tag: words, off } = useLabelWords();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const tags = useListTags({ tagSystemId });
  const modify = useModifyTag();
  const remove = useRemoveTags();
  const [subject, setSubject] = useState<TagSubject>();

  const onRemove = (node: TagNode) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(node.tag.name),
        text: words.removeText(countBelow(node)),
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [node.key] });
      void message.success(words.removed);
    });
  const onMove = (moved: TagNode, target: TagNode, into: boolean) =>
    attempt(async () => {
      const place = into
        ? { parentId: target.key, orderNum: target.children.length + 1 }
        : { parentId: target.tag.parentId, orderNum: target.tag.orderNum + 1 };
      await modify.run({ id: moved.key, ...place });
      void message.success(words.saved);
    });

  const add = { label: words.add, icon: <PlusOutlined />, onClick: () => setSubject({ kind: 'new' }) };
  const nothing = <EmptyState title={words.emptyTitle} description={words.emptyText} action={add} />;
  const renderRow = (node: TagNode) => (
    <Row>
      {node.tag.name}
      {node.tag.description !== '' && <small>{node.tag.description}</small>}
      {!node.tag.enabled && <Status tone="off">{off}</Status>}
      <span>
        <Button type="link" size="small" onClick={() => setSubject({ kind: 'edit', tag: node.tag })}>
          {words.edit}
        </Button>
        <Button type="link" size="small" onClick={() => setSubject({ kind: 'new', parentId: node.key })}>
          {words.addBelow}
        </Button>
        <Button type="link" size="small" danger onClick={() => void onRemove(node)}>
          {words.remove}
        </Button>
      </span>
    </Row>
  );

  return (
    <Body>
      <AsyncView
        value={tags.state}
        what={words.add}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={(all) => (all.length === 0 ? nothing : null)}
      >
        {(all) => (
          <>
            <Button icon={<PlusOutlined />} onClick={add.onClick}>
              {words.add}
            </Button>
            <Tree<TagNode>
              blockNode
              draggable={draggable}
              selectable={false}
              defaultExpandAll
              treeData={tagTree(all)}
              titleRender={renderRow}
              onDrop={({ dragNode, node, dropToGap }) => void onMove(dragNode, node, !dropToGap)}
            />
          </>
        )}
      </AsyncView>
      <TagDialog subject={subject} tagSystemId={tagSystemId} onClose={() => setSubject(undefined)} />
    </Body>
  );
};

const draggable = { icon: false };

/** One label system with its labels as a tree. */
export default function LabelSystemDetailsPage() {
  const words = useLabelWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [get] = useQueryState();
  const id = get('id');
  const system = useReadTagSystem(id === undefined ? null : { id });
  const back = { label: words.back, onClick: () => open('labelSystems') };
  return (
    <PageFrame
      title={system.data?.name ?? words.title}
      crumbs={[{ label: words.title, href: linkTo('labelSystems') }]}
      onNavigate={follow}
      {...(system.data && { count: system.data.tagCount })}
    >
      {id === undefined ? (
        <EmptyState title={words.noSystem} action={back} />
      ) : (
        <AsyncView value={system.state} what={words.title} skeleton={<Skeletons shape="rows" count={6} />}>
          {() => <Tags tagSystemId={id} />}
        </AsyncView>
      )}
    </PageFrame>
  );
}

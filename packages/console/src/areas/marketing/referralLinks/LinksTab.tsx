import { PlusOutlined } from '@ant-design/icons';
import { useRemoveReferralLinks } from '@console/api/hooks/marketing/referralLink';
import { noSelection } from '@console/ui/data-list';
import { lazyPart } from '@console/ui/on-demand';
import { useRemove } from '../../../actions/useRemove.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { useLinkWords } from './linkWords.js';
import { useLinkList } from './useLinkList.js';

const LinkDrawer = lazyPart(() => import('./LinkDrawer.js'));

/** The links there are, and the one that is open beside them. */
export const LinksTab = () => {
  const words = useLinkWords();
  const list = useLinkList();
  const ask = useRemove();
  const { run: remove } = useRemoveReferralLinks();
  const gone = async (ids: readonly string[], title: string) => {
    const done = await ask({
      title,
      text: words.removeText,
      run: () => remove({ idList: [...ids] }),
      done: words.removed,
    });
    if (!done) return;
    list.onSelectionChange(noSelection);
    if (list.record.id !== undefined && ids.includes(list.record.id)) list.record.close();
  };
  return (
    <>
      <RecordTable
        list={list}
        opens
        label={words.tabs.list}
        rowName={({ linkName }) => linkName}
        searchHint={words.search}
        actions={({ id, linkName }) => [
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void gone([id], words.removeTitle(linkName)),
          },
        ]}
        batchActions={(ids) => [
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void gone(ids, words.removeSeveral(ids.length)),
          },
        ]}
        empty={{
          title: words.emptyTitle,
          description: words.emptyText,
          action: { label: words.add, icon: <PlusOutlined />, onClick: () => void list.record.show('new') },
        }}
      />
      <LinkDrawer list={list} />
    </>
  );
};

import { AppstoreOutlined } from '@ant-design/icons';
import type { Portrait } from '@console/api/contract';
import { useRemovePortraits } from '@console/api/hooks/portraits';
import { lazyPart } from '@console/ui/on-demand';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useRemove } from '../../../actions/useRemove.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { linkTo } from '../../../navigation/address.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { usePortraitWords } from './portraitWords.js';
import { usePortraitList } from './usePortraitList.js';

const PortraitDrawer = lazyPart(() => import('./PortraitDrawer.js'));

/** Pictures of some customers each, and the way to segments. */
export default function PortraitsPage() {
  const words = usePortraitWords();
  const list = usePortraitList();
  const open = useTabNavigate();
  const ask = useRemove();
  const { run: remove } = useRemovePortraits();
  usePageHead(words.title);
  const rowActions = ({ id, portraitName }: Portrait) => [
    { key: 'edit', label: words.edit, onClick: () => void list.record.show(id) },
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void ask({
          title: words.removeTitle(portraitName),
          text: words.removeText,
          run: () => remove({ idList: [id] }),
          done: words.removed,
        }),
    },
  ];
  return (
    <RecordListPage
      title={words.title}
      list={list}
      create={{ label: words.add, onClick: () => void list.record.show('new') }}
      more={<HeadButton label={words.rfm} icon={<AppstoreOutlined />} onClick={() => open('rfmDetails')} />}
      rowName={({ portraitName }) => portraitName}
      hrefOf={({ id }) => linkTo('portraitDetails', { id })}
      searchHint={words.search}
      actions={rowActions}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <PortraitDrawer list={list} />
    </RecordListPage>
  );
}

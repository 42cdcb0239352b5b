import { ApiOutlined } from '@ant-design/icons';
import { addPrivateDomain, type PrivateDomain, readWeComCallback, removePrivateDomains } from '@console/api/contract';
import { useRemovePrivateDomains } from '@console/api/hooks/marketing/privateDomain';
import { useOffered } from '@console/api/hooks/useOffered';
import { noSelection } from '@console/ui/data-list';
import { lazyPart } from '@console/ui/on-demand';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useRemove } from '../../../actions/useRemove.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { SyncNotice } from '../weCom/SyncNotice.js';
import { useDomainWords } from './domainWords.js';
import { CALLBACK, useDomainList } from './useDomainList.js';

const DomainDrawer = lazyPart(() => import('./DomainDrawer.js'));
const CallbackDrawer = lazyPart(() => import('./CallbackDrawer.js'));

/** What WeCom still has is deleted there. */
const isRemovable = ({ source, goneTime }: PrivateDomain): boolean => source !== 'weCom' || goneTime !== null;

/** Groups of customers that staff look after: those of WeCom, kept in step, and others kept by hand. */
export default function PrivateDomainPage() {
  const words = useDomainWords();
  const list = useDomainList();
  const ask = useRemove();
  const { run: remove } = useRemovePrivateDomains();
  const addable = useOffered(addPrivateDomain);
  const removable = useOffered(removePrivateDomains);
  const [reports, maySetUp] = [useOffered(readWeComCallback), usePermitted(readWeComCallback)];
  const { record } = list;
  usePageHead(words.title);
  const gone = async (ids: readonly string[], title: string) => {
    const done = await ask({
      title,
      text: words.removeText,
      run: () => remove({ idList: [...ids] }),
      done: words.removed,
    });
    if (done) list.onSelectionChange(noSelection);
  };
  return (
    <RecordListPage
      title={words.title}
      list={list}
      opens
      notice={<SyncNotice />}
      {...(addable && { create: { label: words.add, onClick: () => void record.show('new') } })}
      more={
        reports &&
        maySetUp && (
          <HeadButton label={words.callback} icon={<ApiOutlined />} onClick={() => void record.show(CALLBACK)} />
        )
      }
      rowName={({ name }) => name || words.unnamed}
      searchHint={words.search}
      actions={(row) =>
        removable && isRemovable(row)
          ? [
              {
                key: 'remove',
                label: words.remove,
                danger: true,
                onClick: () => void gone([row.id], words.removeTitle(row.name || words.unnamed)),
              },
            ]
          : []
      }
      {...(removable && {
        selectable: isRemovable,
        batchActions: (ids: readonly string[]) => [
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void gone(ids, words.removeSeveral(ids.length)),
          },
        ],
      })}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    >
      <DomainDrawer list={list} />
      <CallbackDrawer open={record.id === CALLBACK} onClose={record.close} />
    </RecordListPage>
  );
}

import { BlockOutlined, UploadOutlined } from '@ant-design/icons';
import { lazyPart } from '@console/ui/on-demand';
import { HeadButton } from '../../../actions/HeadButton.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { linkTo } from '../../../navigation/address.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { COMBINE, UPLOAD, useCrowdPackList } from './useCrowdPackList.js';
import { usePackActions } from './usePackActions.js';

const CombineDialog = lazyPart(() => import('./CombineDialog.js'));
const UploadPackDialog = lazyPart(() => import('./UploadPackDialog.js'));

/** Named sets of people: by rules, from a file, or made of others. */
export default function CrowdPacksPage() {
  const words = useCrowdPackWords();
  const [get, set] = useQueryState();
  const open = useTabNavigate();
  const list = useCrowdPackList();
  usePageHead(words.title);
  const beside = get('open');
  const close = () => set({ open: undefined });
  const combine = () => set({ open: COMBINE }, { push: true });
  const { rowActions, batchActions } = usePackActions(list, combine);
  const chosen = list.selection.kind === 'some' ? [...list.selection.keys] : [];
  return (
    <RecordListPage
      title={words.title}
      list={list}
      create={{ label: words.add, onClick: () => open('crowdPackDetail', { id: 'new' }) }}
      more={
        <>
          <HeadButton label={words.combine} icon={<BlockOutlined />} onClick={combine} />
          <HeadButton
            label={words.upload}
            icon={<UploadOutlined />}
            onClick={() => set({ open: UPLOAD }, { push: true })}
          />
        </>
      }
      rowName={({ packName }) => packName}
      hrefOf={({ id }) => linkTo('crowdPackDetail', { id })}
      searchHint={words.search}
      actions={rowActions}
      batchActions={batchActions}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <CombineDialog open={beside === COMBINE} chosen={chosen} onClose={close} />
      <UploadPackDialog open={beside === UPLOAD} onClose={close} />
    </RecordListPage>
  );
}

import { UploadOutlined } from '@ant-design/icons';
import { downloadEcologyTemplate, importEcologyMembers } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { lazyPart } from '@console/ui/on-demand';
import { HeadButton } from '../../../actions/HeadButton.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useColumnLayout } from '../../../lists/useColumnLayout.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useMemberWords } from './memberWords.js';
import { useMemberActions } from './useMemberActions.js';
import { IMPORT, useMemberList } from './useMemberList.js';

const MemberDrawer = lazyPart(() => import('./MemberDrawer.js'));
const AddMemberDialog = lazyPart(() => import('./AddMemberDialog.js'));
const ImportMembersDrawer = lazyPart(() => import('./ImportMembersDrawer.js'));

/** Organisations that work with the association, what they ask, and what they are answered. */
export default function EcologyMembersPage() {
  const words = useMemberWords();
  const importable = useOffered(importEcologyMembers, downloadEcologyTemplate);
  const list = useMemberList();
  const actions = useMemberActions(list);
  const { record } = list;
  const arranged = useColumnLayout('ecologyMembers', list.columns);
  usePageHead(words.title);
  return (
    <RecordListPage
      title={words.title}
      list={list}
      opens
      arranged={arranged}
      create={{ label: words.add, onClick: () => void record.show('new') }}
      more={
        importable && (
          <HeadButton label={words.import.button} icon={<UploadOutlined />} onClick={() => void record.show(IMPORT)} />
        )
      }
      rowName={({ memberName }) => memberName}
      searchHint={words.search}
      actions={actions.rowActions}
      batchActions={actions.batchActions}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    >
      <MemberDrawer list={list} actions={actions} />
      <AddMemberDialog record={record} />
      <ImportMembersDrawer open={record.id === IMPORT} onClose={record.close} />
    </RecordListPage>
  );
}

import { PlusOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import { lazyPart } from '@console/ui/on-demand';
import { Button } from 'antd';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { SyncNotice } from '../weCom/SyncNotice.js';
import { LinksTab } from './LinksTab.js';
import { useLinkWords } from './linkWords.js';

const StatisticsTab = lazyPart(() => import('./StatisticsTab.js'));

/** Links that lead new people to staff, and what came by them. */
export default function ReferralLinksPage() {
  const words = useLinkWords();
  const tab = usePageTab(['list', 'statistics']);
  const [, set] = useQueryState();
  usePageHead(words.title);
  return (
    <PageFrame
      title={words.title}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => set({ tab: undefined, open: 'new' }, { push: true })}
        >
          {words.add}
        </Button>
      }
    >
      <PageTabs
        active={tab}
        tabs={[
          { key: 'list', label: words.tabs.list },
          { key: 'statistics', label: words.tabs.statistics },
        ]}
      />
      <SyncNotice quiet />
      {tab === 'statistics' ? <StatisticsTab /> : <LinksTab />}
    </PageFrame>
  );
}

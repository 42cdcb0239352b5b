import { ArrowLeftOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { ALL_NODES } from '../../../navigation/useCurrentNode.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useIsMobile } from '../../../state/device.js';
import { useFaqWords } from '../faq/faqWords.js';
import { GapDrawer } from './GapDrawer.js';
import { GapFaqDrawer } from './GapFaqDrawer.js';
import { useGapWords } from './gapWords.js';
import { PhoneBar } from './gap.styles.js';
import { useGapActions } from './useGapActions.js';
import { useGapList } from './useGapList.js';
import { useGapView } from './useGapView.js';

export interface GapPanelProps {
  knowledgeBaseId: string;
  baseName: string;
  /** Over the list. */
  lead?: ReactNode;
}

/** The questions that a base does not answer well: looked into, written as FAQ, or put aside. */
export const GapPanel = ({ knowledgeBaseId, baseName, lead }: GapPanelProps) => {
  const words = useGapWords();
  const faq = useFaqWords();
  const list = useGapList(knowledgeBaseId);
  const { set, rowActions, batchActions } = useGapActions(list);
  const view = useGapView();
  // The drawer of the last draft stays until the next one, so that it gives the focus back when it closes.
  const [drafted, setDrafted] = useState(view.draftId);
  if (view.draftId !== undefined && view.draftId !== drafted) setDrafted(view.draftId);
  const { follow } = useAddress();
  usePageHead(`${baseName} ${words.title}`);
  const toFaq = linkTo('knowledgeBase', { base: knowledgeBaseId, faq: knowledgeBaseId });
  const isMobile = useIsMobile();
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden={true} />} block={isMobile} onClick={() => follow(toFaq)}>
      {words.toFaq}
    </Button>
  );
  return (
    <PageFrame
      title={words.title}
      crumbs={[
        { label: words.knowledge, href: linkTo('knowledgeBase', { base: ALL_NODES }) },
        { label: baseName, href: linkTo('knowledgeBase', { base: knowledgeBaseId }) },
        { label: faq.title, href: toFaq },
      ]}
      onNavigate={follow}
      count={list.total}
      {...(!isMobile && { actions: back })}
    >
      {lead}
      {isMobile && <PhoneBar>{back}</PhoneBar>}
      <RecordTable
        list={list}
        label={words.title}
        opens
        rowName={({ question }) => question}
        searchHint={words.search}
        actions={rowActions}
        batchActions={batchActions}
        empty={{
          title: words.emptyTitle,
          description: words.emptyText,
          action: { label: words.toFaq, icon: <ArrowLeftOutlined />, onClick: () => follow(toFaq) },
        }}
      />
      <GapDrawer list={list} onSet={(id, state) => void set([id], state)} onWrite={view.write} />
      <GapFaqDrawer key={drafted} gapId={view.draftId} kbId={knowledgeBaseId} onClose={view.endWriting} />
    </PageFrame>
  );
};

export default GapPanel;

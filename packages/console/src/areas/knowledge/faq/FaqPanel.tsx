import { DownloadOutlined, ExperimentOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { checkFaqRows, pageGaps, testFaq } from '@console/api/contract';
import { useExportFaq } from '@console/api/hooks/faq';
import { fileName } from '@console/base';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { HeadButton } from '../../../actions/HeadButton.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { ALL_NODES } from '../../../navigation/useCurrentNode.js';
import { LabelDialog } from '../../../pickers/labels/LabelDialog.js';
import { Offered } from '../../../session/Offered.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { GapButton } from '../gaps/GapButton.js';
import { useIsMobile } from '../../../state/device.js';
import { FaqDrawer } from './FaqDrawer.js';
import { useFaqWords } from './faqWords.js';
import { useFaqActions } from './useFaqActions.js';
import { IMPORT, TRY, useFaqList } from './useFaqList.js';

const ImportFaqDrawer = lazyPart(() => import('./ImportFaqDrawer.js'));
const FaqTrial = lazyPart(() => import('./FaqTrial.js'));

export interface FaqPanelProps {
  knowledgeBaseId: string;
  baseName: string;
  /** Over the list. */
  lead?: ReactNode;
}

/** The questions of a base with their answers: found, written, tried, imported and exported. */
export const FaqPanel = ({ knowledgeBaseId, baseName, lead }: FaqPanelProps) => {
  const words = useFaqWords();
  const list = useFaqList(knowledgeBaseId);
  const { rowActions, batchActions, labelling } = useFaqActions(list);
  const { follow } = useAddress();
  const exporting = useExportFaq();
  usePageHead(`${baseName} ${words.title}`);
  const isMobile = useIsMobile();
  const { record, query } = list;
  const { search: keyword, filters: { tag, status, labels } = {} } = query;

  const name = `${fileName(baseName)} FAQ.xlsx`;
  const onExport = () =>
    attempt(async () => {
      const shown = {
        ...(keyword !== undefined && { keyword }),
        ...(tag !== undefined && { tag }),
        ...(labels !== undefined && { labelIds: labels.split(',') }),
        ...(status !== undefined && { enabled: status === 'on' }),
      };
      saveFile(await exporting.run({ kbId: knowledgeBaseId, fileName: name.slice(-100), ...shown }), name);
    });

  const waiting = (
    <Offered calls={[pageGaps]}>
      <GapButton kbId={knowledgeBaseId} />
    </Offered>
  );
  return (
    <PageFrame
      title={words.title}
      crumbs={[
        { label: words.knowledge, href: linkTo('knowledgeBase', { base: ALL_NODES }) },
        { label: baseName, href: linkTo('knowledgeBase', { base: knowledgeBaseId }) },
      ]}
      onNavigate={follow}
      count={list.total}
      actions={
        <>
          {!isMobile && waiting}
          <Offered calls={[testFaq]}>
            <HeadButton label={words.test} icon={<ExperimentOutlined />} onClick={() => void record.show(TRY)} />
          </Offered>
          <HeadButton label={words.export} icon={<DownloadOutlined />} onClick={() => void onExport()} />
          <Offered calls={[checkFaqRows]}>
            <HeadButton label={words.import} icon={<UploadOutlined />} onClick={() => void record.show(IMPORT)} />
          </Offered>
          <Button type="primary" icon={<PlusOutlined aria-hidden={true} />} onClick={() => void record.show('new')}>
            {words.add}
          </Button>
        </>
      }
    >
      {lead}
      {isMobile && waiting}
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
          action: { label: words.add, icon: <PlusOutlined />, onClick: () => void record.show('new') },
        }}
      />
      <LabelDialog name={`faq:${knowledgeBaseId}`} {...labelling} />
      <FaqDrawer kbId={knowledgeBaseId} list={list} />
      {record.id === IMPORT && <ImportFaqDrawer kbId={knowledgeBaseId} onClose={record.close} />}
      {record.id === TRY && (
        <FaqTrial kbId={knowledgeBaseId} onClose={record.close} onOpen={(id) => void record.show(id)} />
      )}
    </PageFrame>
  );
};

export default FaqPanel;

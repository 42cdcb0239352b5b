import { ReloadOutlined } from '@ant-design/icons';
import { type DocumentDetail, parseDocument } from '@console/api/contract';
import { useParseDocument } from '@console/api/hooks/documents';
import { lookUp } from '@console/base';
import { PageFrame } from '@console/ui/page-frame';
import { Segments } from '@console/ui/segments';
import { EmptyState } from '@console/ui/states';
import { useAction } from '../../actions/useAction.js';
import { linkTo } from '../../navigation/address.js';
import { oneOf } from '../../navigation/addressValues.js';
import { useAddress } from '../../navigation/useAddress.js';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { Offered } from '../../session/Offered.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { List, Which } from './ArchiveFiles.styles.js';
import { ArchiveTable } from './ArchiveTable.js';
import { useArchiveWords } from './archiveWords.js';
import { DocumentLabels } from './DocumentLabels.js';
import { DocumentStatus } from './DocumentStatus.js';
import { HeadButton } from '../../actions/HeadButton.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { isParsing } from './parsing.js';

const kinds = ['all', 'taken', 'refused'] as const;

/** What became of each file of an archive. */
export const ArchiveFiles = ({ document }: { document: DocumentDetail }) => {
  const words = useArchiveWords();
  const { documents, knowledge } = useKnowledgeWords();
  const { follow } = useAddress();
  const [query, setQuery] = useQueryState();
  const act = useAction();
  const parse = useParseDocument();
  const { id, name, status, failure } = document;
  const shown = oneOf(query('files'), kinds) ?? 'all';
  usePageHead(name);

  const files = document.files ?? [];
  const of = {
    all: files,
    taken: files.filter((file) => file.failure === null),
    refused: files.filter((file) => file.failure !== null),
  };
  const again = () =>
    act({
      ask: { title: words.againTitle(name), text: words.againText, verb: words.again },
      run: () => parse.run({ id }),
    });
  const why = failure === null ? undefined : lookUp(documents.failures, failure, failure);

  return (
    <PageFrame
      title={name}
      crumbs={[
        { label: knowledge.title, href: linkTo('knowledgeBase', { base: ALL_NODES }) },
        { label: document.knowledgeBaseName, href: linkTo('knowledgeBase', { base: document.knowledgeBaseId }) },
      ]}
      onNavigate={follow}
      tags={<DocumentStatus document={document} />}
      actions={
        <Offered calls={[parseDocument]}>
          <HeadButton
            label={words.again}
            icon={<ReloadOutlined />}
            disabled={isParsing(document)}
            onClick={() => void again()}
          />
        </Offered>
      }
    >
      <DocumentLabels document={document} />
      {status === 'failed' ? (
        <EmptyState picture="failed" title={documents.statuses.failed} description={why} />
      ) : files.length === 0 ? (
        <EmptyState title={status === 'cancelled' ? words.cancelled : words.waiting} />
      ) : (
        <List>
          <Which>
            <Segments
              label={words.shown}
              value={shown}
              options={kinds.map((value) => ({ value, label: words[value](of[value].length) }))}
              onChange={(files) => setQuery({ files: files === 'all' ? undefined : files })}
            />
          </Which>
          {of[shown].length === 0 ? (
            <EmptyState picture="search" title={words.none} />
          ) : (
            <ArchiveTable label={name} files={of[shown]} />
          )}
        </List>
      )}
    </PageFrame>
  );
};

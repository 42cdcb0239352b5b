import { useParseDocument, useReadDocument } from '@console/api/hooks/documents';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { attempt } from '../../../actions/attempt.js';
import { DocumentStatus } from '../DocumentStatus.js';
import { whileParsing } from '../parsing.js';
import { DocumentSteps } from './DocumentSteps.js';
import { useDocumentsWords } from './documentsWords.js';

export interface DocumentStepsDrawerProps {
  /** Left out: it is closed. */
  id?: string | undefined;
  onClose: () => void;
}

/** How the parsing of one document goes, beside the list, kept up while it goes on. */
export const DocumentStepsDrawer = ({ id, onClose }: DocumentStepsDrawerProps) => {
  const words = useDocumentsWords();
  const { state, data } = useReadDocument(id === undefined ? null : { id }, { refreshEvery: whileParsing });
  const parse = useParseDocument();
  const stopped = data !== undefined && (data.status === 'failed' || data.status === 'cancelled');
  return (
    <DetailDrawer
      open={id !== undefined}
      title={data === undefined ? words.steps : `${words.steps} · ${data.name}`}
      record={state}
      what={words.steps}
      {...(id !== undefined && { recordKey: id })}
      {...(data !== undefined && { tags: <DocumentStatus document={data} /> })}
      {...(stopped && {
        verb: words.again,
        onSubmit: () => attempt(() => parse.run({ id: data.id })),
      })}
      onClose={onClose}
    >
      {data !== undefined && <DocumentSteps document={data} />}
    </DetailDrawer>
  );
};

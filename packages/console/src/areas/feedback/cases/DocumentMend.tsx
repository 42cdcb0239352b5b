import { modifyDocuments, parseDocument } from '@console/api/contract';
import { useModifyDocuments, useParseDocument, useReadDocument } from '@console/api/hooks/documents';
import { ActionButton } from '@console/ui/button';
import { PageLink } from '@console/ui/link';
import { Status } from '@console/ui/states';
import { Button } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { MendLine } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

/** Milliseconds between looks at a document that is being parsed. */
const LOOKS_AGAIN = 2000;

const isParsing = (document: { status: string } | undefined): boolean =>
  document?.status === 'waiting' || document?.status === 'parsing';

/** Where a document stands, and the verbs that change it. */
const Verbs = ({ documentId, name, onMended }: Omit<DocumentMendProps, 'documentName'> & { name: string }) => {
  const words = useCaseWords();
  const act = useAction();
  const parse = useParseDocument();
  const modify = useModifyDocuments();
  const [parses, modifies] = [usePermitted(parseDocument), usePermitted(modifyDocuments)];
  const { data } = useReadDocument(
    { id: documentId },
    { refreshEvery: (document) => (isParsing(document) ? LOOKS_AGAIN : 0) },
  );
  const enabled = data?.enabled !== false;
  const onParse = async () => {
    const begun = await act({
      ask: { title: words.parseTitle(name), text: words.parseText, verb: words.parseAgain, danger: true },
      run: () => parse.run({ id: documentId }),
      done: words.parseBegun,
    });
    if (begun) onMended();
    return begun;
  };
  const onSwitch = async () => {
    const switched = await act({
      run: () => modify.run({ idList: [documentId], enabled: !enabled }),
      done: enabled ? words.disabledSaid : words.enabledSaid,
    });
    if (switched) onMended();
    return switched;
  };
  const state = isParsing(data) ? (
    <Status tone="running">{words.parsing(Math.round(data?.progress ?? 0))}</Status>
  ) : data?.status === 'failed' ? (
    <Status tone="error">{words.parseFailed}</Status>
  ) : (
    !enabled && <Status tone="off">{words.disabled}</Status>
  );
  return (
    <>
      <span role="status">{state}</span>
      {parses && (
        <ActionButton size="small" disabled={data === undefined || isParsing(data)} onClick={onParse}>
          {words.parseAgain}
        </ActionButton>
      )}
      {modifies && (
        <ActionButton size="small" disabled={data === undefined} onClick={onSwitch}>
          {enabled ? words.disable : words.enable}
        </ActionButton>
      )}
    </>
  );
};

export interface DocumentMendProps {
  documentId: string;
  documentName: string;
  /** It was put right, here or elsewhere. */
  onMended: () => void;
}

/** A document that an answer cites: parsed again or switched off where it stands, or put right elsewhere. */
export const DocumentMend = ({ documentId, documentName, onMended }: DocumentMendProps) => {
  const words = useCaseWords();
  const { follow } = useAddress();
  const may = usePermitted(parseDocument);
  return (
    <MendLine role="group" aria-label={`${words.document} ${documentName}`}>
      {words.document}
      <PageLink href={linkTo('chunks', { id: documentId })} onNavigate={follow} title={documentName}>
        {documentName}
      </PageLink>
      {may ? <Verbs documentId={documentId} name={documentName} onMended={onMended} /> : <span />}
      <Button size="small" type="text" onClick={onMended}>
        {words.noteMended}
      </Button>
    </MendLine>
  );
};

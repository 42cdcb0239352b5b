import { usePageDocuments } from '@console/api/hooks/documents';
import { mapAsync } from '@console/base';
import { RemoteSelect } from '@console/ui/forms';
import { useState } from 'react';
import { useRetrievalWords } from './retrievalWords.js';

const OFFERED = 20;

export interface PickedDocument {
  readonly id: string;
  readonly name: string;
}

export interface DocumentPickerProps {
  knowledgeBaseId: string;
  value: PickedDocument | undefined;
  onChange: (document: PickedDocument | undefined) => void;
  /** Shown while none is chosen, and the name of the field. */
  label: string;
}

/** Chooses one document of a base by its name. */
export const DocumentPicker = ({ knowledgeBaseId, value, onChange, label }: DocumentPickerProps) => {
  const words = useRetrievalWords();
  const [keyword, setKeyword] = useState('');
  const documents = usePageDocuments({
    knowledgeBaseId,
    status: 'ready',
    current: 1,
    size: OFFERED,
    ...(keyword !== '' && { keyword }),
  });
  const found = mapAsync(documents.state, ({ list }) => list.map(({ id, name }) => ({ value: id, label: name })));
  const nameOf = (id: string) => documents.data?.list.find((one) => one.id === id)?.name ?? id;
  return (
    <RemoteSelect
      aria-label={label}
      style={{ width: '100%' }}
      single
      placeholder={label}
      what={words.documents}
      found={found}
      known={value === undefined ? [] : [{ value: value.id, label: value.name }]}
      value={value === undefined ? [] : [value.id]}
      onSearch={setKeyword}
      onChange={(ids) => {
        const [id] = ids;
        onChange(id === undefined ? undefined : { id, name: nameOf(id) });
      }}
    />
  );
};

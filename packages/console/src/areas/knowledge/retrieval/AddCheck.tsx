import { useAddRetrievalCheck } from '@console/api/hooks/retrievalChecks';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { DocumentPicker, type PickedDocument } from './DocumentPicker.js';
import { Fields } from './retrieval.styles.js';
import { useRetrievalWords } from './retrievalWords.js';

const MOST = 1000;

/** Adds a question to the regression set, with the document that has to be found. */
export const AddCheck = ({ knowledgeBaseId }: { knowledgeBaseId: string }) => {
  const words = useRetrievalWords();
  const act = useAction();
  const add = useAddRetrievalCheck();
  const [question, setQuestion] = useState('');
  const [document, setDocument] = useState<PickedDocument>();
  const complete = question.trim() !== '' && document !== undefined;
  const submit = async () => {
    if (document === undefined || question.trim() === '') return;
    const added = await act({
      run: () => add.run({ question: question.trim(), documentId: document.id }),
      done: words.added,
    });
    if (added) setQuestion('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Input
        value={question}
        maxLength={MOST}
        aria-label={words.checkQuestion}
        placeholder={words.checkQuestion}
        onChange={({ target }) => setQuestion(target.value)}
        suffix={
          <Button type="text" size="small" htmlType="submit" disabled={!complete}>
            {words.add}
          </Button>
        }
      />
      <Fields>
        <div>
          <DocumentPicker
            knowledgeBaseId={knowledgeBaseId}
            value={document}
            label={words.checkDocument}
            onChange={setDocument}
          />
        </div>
      </Fields>
    </form>
  );
};

import { useDraftRecordedFaq } from '@console/api/hooks/conversationRecords';
import { type Async, failed, loading } from '@console/base';
import { Notice } from '@console/ui/states';
import { Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useEdit } from '../../../forms/useEdit.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { draftOfAnswer, type RecordedFaqDraft } from './answerDraft.js';
import { FaqDrawer } from './FaqDrawer.js';
import { useFaqWords } from './faqWords.js';

interface SourceProps {
  draft: RecordedFaqDraft;
  kbId: string;
  onBase: (kbId: string) => void;
}

/** Where the draft is from, and where it goes. */
const Source = ({ draft: { isLike, feedback, knowledgeBases }, kbId, onBase }: SourceProps) => {
  const words = useFaqWords();
  return (
    <>
      <Form.Item>
        {isLike === false ? (
          <Notice tone="warning">{words.fromDisliked(feedback)}</Notice>
        ) : (
          <Notice tone="info">{words.fromAnswer}</Notice>
        )}
      </Form.Item>
      <Form.Item label={words.into} htmlFor="faqBase">
        <Select
          id="faqBase"
          value={kbId}
          onChange={onBase}
          showSearch={{ optionFilterProp: 'label' }}
          options={knowledgeBases.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </>
  );
};

interface AnswerFaqProps {
  /** Undefined while it is closed. */
  answerId: string | undefined;
  onClose: () => void;
}

const AnswerFaq = ({ answerId, onClose }: AnswerFaqProps) => {
  const words = useFaqWords();
  const { follow } = useAddress();
  const edit = useEdit(`faq of answer:${answerId ?? ''}`);
  const { state } = useDraftRecordedFaq(answerId === undefined ? null : { id: answerId });
  const [chosen, setChosen] = useState<string>();
  const draft = state.state === 'ready' ? state.data : undefined;
  const kbId = chosen ?? draft?.knowledgeBases[0]?.id;
  const fields = useMemo(() => draft && draftOfAnswer(draft), [draft]);

  const close = () => {
    edit.setDirty(false);
    onClose();
  };
  const show = async (id: string) => follow(linkTo('knowledgeBase', { base: kbId, faq: kbId, open: id }));
  const record = { ...edit, show, close };
  const begun = { title: words.fromAnswerTitle, created: words.fromAnswerCreated };
  if (draft !== undefined && fields !== undefined && kbId !== undefined && answerId !== undefined)
    return (
      <FaqDrawer
        kbId={kbId}
        list={{ record: { ...record, id: undefined, isNew: true }, opened: undefined }}
        begun={{ ...begun, fields, note: <Source draft={draft} kbId={kbId} onBase={setChosen} /> }}
      />
    );
  const missing: Async<never> =
    state.state === 'ready' ? failed({ code: 404, message: words.noBase }) : state.state === 'error' ? state : loading;
  return (
    <FaqDrawer
      kbId=""
      list={{ record: { ...record, id: answerId, isNew: false }, opened: answerId === undefined ? undefined : missing }}
    />
  );
};

/** An answer of a conversation as the FAQ it would become. What is typed is kept until it is added or given up. */
export default function AnswerFaqDrawer({ answerId, onClose }: AnswerFaqProps) {
  // The drawer of the last one stays until the next one, so that it gives the focus back when it closes.
  const [last, setLast] = useState(answerId);
  if (answerId !== undefined && answerId !== last) setLast(answerId);
  return <AnswerFaq key={last} answerId={answerId} onClose={onClose} />;
}

import { type Async, failed } from '@console/base';
import { Notice } from '@console/ui/states';
import { Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useEdit } from '../../../forms/useEdit.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import type { FaqSource, WriteFaqProps } from '../../../pages/parts.js';
import { FaqDrawer } from './FaqDrawer.js';
import { fieldsOf } from './faqFields.js';
import { useFaqWords } from './faqWords.js';
import { fieldsFrom } from './writtenFaq.js';

interface OriginProps {
  source: FaqSource;
  kbId: string;
  onBase: (kbId: string) => void;
}

/** Where the draft is from, and where it goes. */
const Origin = ({ source: { disliked, knowledgeBases }, kbId, onBase }: OriginProps) => {
  const words = useFaqWords();
  return (
    <>
      <Form.Item>
        {disliked === null ? (
          <Notice tone="info">{words.fromAnswer}</Notice>
        ) : (
          <Notice tone="warning">{words.fromDisliked(disliked)}</Notice>
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

type OwnProps = Omit<WriteFaqProps, 'onMissing'>;

const WriteFaq = ({ name, source, onWritten, onClose }: OwnProps) => {
  const words = useFaqWords();
  const { follow } = useAddress();
  const edit = useEdit(`faq of ${name ?? ''}`);
  const [chosen, setChosen] = useState<string>();
  const found = name !== undefined && source.state === 'ready' ? source.data : undefined;
  const kbId = chosen ?? found?.knowledgeBases[0]?.id;
  const fields = useMemo(() => found && fieldsFrom(found), [found]);

  const close = () => {
    edit.setDirty(false);
    onClose();
  };
  const show = async (id: string) => follow(linkTo('knowledgeBase', { base: kbId, faq: kbId, open: id }));
  const record = { ...edit, show, close };
  const begun = { title: words.fromAnswerTitle, created: words.fromAnswerCreated };
  if (found !== undefined && fields !== undefined && kbId !== undefined)
    return (
      <FaqDrawer
        kbId={kbId}
        list={{ record: { ...record, id: undefined, isNew: true }, opened: undefined }}
        begun={{
          ...begun,
          fields,
          note: <Origin source={found} kbId={kbId} onBase={setChosen} />,
          ...(onWritten && { onAdded: onWritten }),
        }}
      />
    );
  const missing: Async<never> = source.state === 'ready' ? failed({ code: 404, message: words.noBase }) : source;
  return (
    <FaqDrawer
      kbId=""
      list={{
        record: { ...record, id: name, isNew: false },
        opened: name === undefined ? undefined : missing,
      }}
      begun={{ ...begun, fields: fieldsOf(undefined), note: null }}
    />
  );
};

/** A question with its answer as the FAQ they would become. What is typed is kept until it is added or given up. */
export default function WriteFaqDrawer(props: OwnProps) {
  const { name } = props;
  // The drawer of the last one stays until the next one, so that it gives the focus back when it closes.
  const [last, setLast] = useState(name);
  if (name !== undefined && name !== last) setLast(name);
  return <WriteFaq key={last} {...props} />;
}

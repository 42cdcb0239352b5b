import { ExclamationCircleOutlined } from '@ant-design/icons';
import type { Faq, SimilarFaq } from '@console/api/contract';
import { useEnableFaq, useModifyFaq } from '@console/api/hooks/faq';
import { formatDateTime } from '@console/base';
import { compareWords } from '@console/ui/difference-view';
import { Button, Form } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { type FaqFields, clashOf } from './faqFields.js';
import { useFaqWords } from './faqWords.js';
import { Box, Changed, Foot, Head, Sides } from './LikeBox.styles.js';
import { textOfHtml } from './textOfHtml.js';

export interface LikeBoxProps {
  other: SimilarFaq;
  /** The one that is written; left out while it is new. */
  faq?: Faq;
  onOpen: (id: string) => void;
  /** Something was taken over that is not saved. */
  onDirty: () => void;
}

const LONGEST = 300;

/** An FAQ that is near to the one that is written, what differs in their answers, and what can be done about it. */
export const LikeBox = ({ other, faq, onOpen, onDirty }: LikeBoxProps) => {
  const words = useFaqWords();
  const { like } = words;
  const form = Form.useFormInstance<FaqFields>();
  const act = useAction();
  const enable = useEnableFaq();
  const modify = useModifyFaq();
  const percent = Math.round(other.score * 100);
  const own = textOfHtml(Form.useWatch<string | undefined>('answer', form) ?? '').slice(0, LONGEST);
  const theirs = other.answer.slice(0, LONGEST);
  const parts = compareWords(own, theirs, 0);
  const differs = other.sameAnswer === false;
  const title = differs ? like.differs : other.sameAnswer === true ? like.same : like.unknown;

  const stop = () => ({
    run: () => enable.run({ idList: [other.id], enabled: false }),
    undo: () => enable.run({ idList: [other.id], enabled: true }),
  });
  const change = (name: 'similarQuestions' | 'negativeQuestions', more: readonly string[]) => {
    const { question, similarQuestions, negativeQuestions } = form.getFieldsValue();
    const taken = [question, ...similarQuestions, ...negativeQuestions];
    const fresh = more.filter((one) => clashOf([one], taken) === undefined);
    const before = name === 'similarQuestions' ? similarQuestions : negativeQuestions;
    form.setFieldValue(name, [...before, ...fresh]);
    onDirty();
  };
  const merge = () => {
    change('similarQuestions', [other.question, ...other.similarQuestions]);
    return act({ ...stop(), done: like.merged(other.number) });
  };
  const exclude = () => {
    const { question } = form.getFieldsValue();
    change('negativeQuestions', [other.question]);
    return act({
      run: () => modify.run({ id: other.id, negativeQuestions: [...other.negativeQuestions, question.trim()] }),
      done: like.mutualDone(other.number),
    });
  };

  return (
    <Box data-differs={differs}>
      <Head>
        <ExclamationCircleOutlined aria-hidden={true} />
        <b>{title(other.number, percent)}</b>
        <small>{other.enabled ? like.both : like.off}</small>
      </Head>
      <Sides>
        <div>
          <small>{faq === undefined ? like.own : `${words.number(faq.number)} ${like.own}`}</small>
          <p>{parts === null ? own : parts.before.map((part, at) => <Changed key={at} part={part} />)}</p>
        </div>
        <div>
          <small>
            {like.other(other.number, other.hits, other.createdBy)} {formatDateTime(other.updateTime).slice(0, 10)}
          </small>
          <p>{parts === null ? theirs : parts.after.map((part, at) => <Changed key={at} part={part} />)}</p>
        </div>
      </Sides>
      <Foot>
        {other.enabled && (
          <>
            <Button type="link" size="small" onClick={() => void merge()}>
              {like.merge}
            </Button>
            <Button type="link" size="small" onClick={() => void exclude()}>
              {like.mutual}
            </Button>
            <Button type="link" size="small" onClick={() => void act({ ...stop(), done: like.stopped(other.number) })}>
              {like.stop(other.number)}
            </Button>
          </>
        )}
        <Button type="link" size="small" onClick={() => onOpen(other.id)}>
          {like.open(other.number)}
        </Button>
      </Foot>
    </Box>
  );
};

import type { KbTrial, TrialPassage } from '@console/api/contract';
import { StaticMarkdown } from '@console/ui/markdown';
import { AsyncView, Notice, Skeletons, Tag } from '@console/ui/states';
import { type Mark, marksOfPresent, marksOfTried } from './comparePassages.js';
import { Answer, Pair, Passages, Side, Words } from './prompt.styles.js';
import { usePromptWords } from './promptWords.js';
import type { TrialRow } from './useTrial.js';

const MarkTag = ({ mark }: { mark: Mark }) => {
  const { marks } = usePromptWords();
  if (mark.kind === 'new') return <Tag tone="ok">{marks.new}</Tag>;
  if (mark.kind === 'gone') return <Tag tone="warning">{marks.gone}</Tag>;
  return <Tag tone="info">{mark.by > 0 ? marks.up(mark.by) : marks.down(-mark.by)}</Tag>;
};

interface ResultProps {
  result: KbTrial;
  marks: ReadonlyMap<string, Mark>;
}

const Result = ({ result: { passages, answer, failure, byModel, seconds }, marks }: ResultProps) => {
  const words = usePromptWords();
  const place = ({ documentName, heading }: TrialPassage) => [documentName, ...heading].join(' / ');
  return (
    <>
      <small>{passages.length === 0 ? words.noPassages : words.passages(passages.length)}</small>
      {passages.length > 0 && (
        <Passages>
          {passages.map((passage, at) => {
            const mark = marks.get(passage.chunkId);
            return (
              <li key={passage.chunkId} data-mark={mark?.kind}>
                <small>
                  <b>{at + 1}</b>
                  {mark !== undefined && <MarkTag mark={mark} />}{' '}
                  {passage.cited && <Tag tone="plain">{words.cited}</Tag>} {place(passage)}
                </small>
                <Words>{passage.content}</Words>
              </li>
            );
          })}
        </Passages>
      )}
      <Answer>
        {failure === null ? (
          <StaticMarkdown text={answer === '' ? words.noAnswer : answer} />
        ) : (
          <Notice tone="error">{failure}</Notice>
        )}
        <small>{byModel ? words.byModel(seconds) : words.byServer(seconds)}</small>
      </Answer>
    </>
  );
};

/** One question by the present settings and by those that are not saved, side by side. */
export const TrialResult = ({ row: { question, present, tried } }: { row: TrialRow }) => {
  const words = usePromptWords();
  const was = present.state === 'ready' ? present.data : undefined;
  const now = tried.state === 'ready' ? tried.data : undefined;
  const faq = (was ?? now)?.faq ?? null;
  const both = was !== undefined && now !== undefined;
  const none = new Map<string, Mark>();
  const lines = <Skeletons shape="text" count={4} />;
  return (
    <section aria-label={question}>
      <h3>{question}</h3>
      {faq !== null && <Notice tone="info">{words.answeredByFaq(faq.question)}</Notice>}
      <Pair>
        <Side role="group" aria-label={words.present}>
          <strong>{words.present}</strong>
          <AsyncView value={present} what={words.answer} skeleton={lines}>
            {(result) => <Result result={result} marks={both ? marksOfPresent(was.passages, now.passages) : none} />}
          </AsyncView>
        </Side>
        <Side role="group" aria-label={words.unsaved}>
          <strong>{words.unsaved}</strong>
          <AsyncView value={tried} what={words.answer} skeleton={lines}>
            {(result) => <Result result={result} marks={both ? marksOfTried(was.passages, now.passages) : none} />}
          </AsyncView>
        </Side>
      </Pair>
    </section>
  );
};

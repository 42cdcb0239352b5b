import type { AssistantTrial } from '@console/api/contract';
import { StaticMarkdown } from '@console/ui/markdown';
import { AsyncView, Notice, Skeletons, Tag } from '@console/ui/states';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { AssistantFields } from './assistantFields.js';
import { useAssistantWords } from './assistantWords.js';
import { Asked, Result, Sources, Trial } from './TryAssistant.styles.js';
import { useAssistantTrial } from './useAssistantTrial.js';

const LONGEST = 500;

const Answered = ({ trial }: { trial: AssistantTrial }) => {
  const words = useAssistantWords();
  const { answer, failure, faq, passages, questions, byModel, seconds } = trial;
  const cited = passages.filter((passage) => passage.cited);
  return (
    <Result>
      {faq !== null && <Notice tone="info">{words.answeredByFaq(faq.question)}</Notice>}
      {failure === null ? <StaticMarkdown text={answer} /> : <Notice tone="error">{failure}</Notice>}
      {cited.length > 0 && (
        <Sources aria-label={words.sources}>
          {cited.map(({ chunkId, documentName, knowledgeBaseName, heading }) => (
            <li key={chunkId}>{[knowledgeBaseName, documentName, ...heading].join(' / ')}</li>
          ))}
        </Sources>
      )}
      {questions.length > 0 && (
        <p>
          {questions.map((question) => (
            <Tag key={question} tone="plain">
              {question}
            </Tag>
          ))}
        </p>
      )}
      <small>{byModel ? words.byModel(seconds) : words.byServer(seconds)}</small>
    </Result>
  );
};

/** Asks what the form says now, saved or not. Nothing of it is kept or counted. */
export const TryAssistant = () => {
  const words = useAssistantWords();
  const form = Form.useFormInstance<AssistantFields>();
  const [question, setQuestion] = useState('');
  const { result, start, stop } = useAssistantTrial();
  const running = result?.state === 'loading';
  const ask = () => {
    const asked = question.trim();
    if (asked !== '' && !running) void start({ question: asked, fields: form.getFieldsValue(true) });
  };
  return (
    <Trial aria-label={words.tryOut}>
      <h3>{words.tryOut}</h3>
      <p>{words.tryHelp}</p>
      <Asked>
        <Input
          aria-label={words.tryQuestion}
          placeholder={words.tryQuestion}
          maxLength={LONGEST}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onPressEnter={(event) => {
            // It must not send the form around it, nor what an input method composes.
            event.preventDefault();
            if (!event.nativeEvent.isComposing) ask();
          }}
        />
        {running ? (
          <Button onClick={stop}>{words.stop}</Button>
        ) : (
          <Button disabled={question.trim() === ''} onClick={ask}>
            {words.ask}
          </Button>
        )}
      </Asked>
      {result !== undefined && (
        <AsyncView value={result} what={words.answer} skeleton={<Skeletons shape="text" count={4} />}>
          {(trial) => <Answered trial={trial} />}
        </AsyncView>
      )}
    </Trial>
  );
};

import { type KbParamsDetail, TRIAL_QUESTIONS_MAX } from '@console/api/contract';
import { useModifyKbTrialQuestions } from '@console/api/hooks/kbParams';
import { Button, Checkbox, type FormInstance, Input, Tooltip } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { Bar, Trial } from './prompt.styles.js';
import { usePromptWords } from './promptWords.js';
import { type Settings, settingsOf } from './settings.js';
import { TrialResult } from './TrialResult.js';
import { useTrial } from './useTrial.js';

const places = Array.from({ length: TRIAL_QUESTIONS_MAX }, (_, at) => at);

export interface PromptTrialProps<Fields extends Settings> {
  params: KbParamsDetail;
  /** Holds what is not saved yet. */
  form: FormInstance<Fields>;
}

/** Up to three questions that are kept for a base, answered by the present settings and by those that are not saved. */
export const PromptTrial = <Fields extends Settings>({ params, form }: PromptTrialProps<Fields>) => {
  const { knowledgeBaseId, questions: kept } = params;
  const words = usePromptWords();
  const keep = useModifyKbTrialQuestions();
  const trial = useTrial();
  const [typed, setTyped] = useState<readonly string[]>(() => places.map((at) => kept[at] ?? ''));
  const [follow, setFollow] = useState(false);
  const questions = typed.map((question) => question.trim()).filter((question) => question !== '');

  const run = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined || questions.length === 0) return;
    if (questions.join('\n') !== kept.join('\n'))
      void attempt(() => keep.run({ knowledgeBaseId, questions: [...questions] }));
    await trial.start({ knowledgeBaseId, questions, settings: settingsOf(values), follow });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends composing sends nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!trial.running) void run();
  };
  return (
    <Trial aria-label={words.trial}>
      <h2>{words.trial}</h2>
      <p>{words.trialHelp}</p>
      {places.map((at) => (
        <Input
          key={at}
          value={typed[at] ?? ''}
          maxLength={500}
          aria-label={words.question(at + 1)}
          placeholder={words.questionPlaceholder}
          prefix={`${at + 1}.`}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ target }) => setTyped(typed.map((one, index) => (index === at ? target.value : one)))}
        />
      ))}
      <Bar>
        {trial.running ? (
          <Button onClick={trial.stop}>{words.stop}</Button>
        ) : (
          <Button disabled={questions.length === 0} onClick={() => void run()}>
            {words.run}
          </Button>
        )}
        <Tooltip title={words.followHelp}>
          <Checkbox checked={follow} onChange={({ target }) => setFollow(target.checked)}>
            {words.follow}
          </Checkbox>
        </Tooltip>
        <span role="status">{trial.running && words.progress(trial.done, trial.all)}</span>
      </Bar>
      {trial.rows.map((row, at) => (
        <TrialResult key={`${at} ${row.question}`} row={row} />
      ))}
    </Trial>
  );
};

import { useStartInsurance } from '@console/api/hooks/insurance';
import { useListTools } from '@console/api/hooks/tools';
import { Composer } from '@console/ui/chat';
import { Button } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { countIn, idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useDraft } from '../../../session/drafts.js';
import { Begin, Panes, Shown, Talk } from './insurance.styles.js';
import { InsuranceEvidence } from './InsuranceEvidence.js';
import { InsuranceHead } from './InsuranceHead.js';
import { InsuranceHistory } from './InsuranceHistory.js';
import { InsuranceQuestionView } from './InsuranceQuestionView.js';
import { useInsuranceWords } from './insuranceWords.js';
import { useShownQuestion } from './useShownQuestion.js';

export interface InsuranceToolProps {
  /** It stands without the shell. */
  embedded: boolean;
}

/** Questions on insurance that are answered step by step. The one shown, and its evidence, stand in the address. */
export default function InsuranceTool({ embedded }: InsuranceToolProps) {
  const words = useInsuranceWords();
  const [get, set] = useQueryState();
  const id = idIn(get('ask')) ?? null;
  const shown = useShownQuestion(id);
  const references = shown.state === 'ready' ? shown.data.references : [];
  const active = countIn(get('cite'), 999);
  const onActiveChange = (cite: number | undefined) => set({ cite });
  const draft = useDraft(`insurance:${embedded ? 'alone' : 'shell'}`);
  const [asking, setAsking] = useState(false);
  const { run: start } = useStartInsurance();
  const tool = useListTools({}).data?.find((one) => one.id === 'insurance');
  const lacksModel = tool?.state === 'needsModel';
  const samples = tool !== undefined && tool.sampleQuestions.length > 0 ? tool.sampleQuestions : words.samples;
  const open = (ask: string | undefined) => set({ ask, cite: undefined, list: undefined }, { push: true });

  const send = async (question: string): Promise<void> => {
    setAsking(true);
    const taken = await attempt(async () => open((await start({ question })).id));
    if (taken && question === draft.text.trim()) draft.set('');
    setAsking(false);
  };
  return (
    <Panes data-list={get('list') === undefined ? undefined : ''}>
      <div data-questions="">
        <InsuranceHistory currentId={id} onOpen={open} onAdd={() => open(undefined)} />
      </div>
      <Talk>
        <InsuranceHead
          id={id}
          titled={!embedded}
          onList={() => set({ list: 1 }, { push: true })}
          onAdd={() => open(undefined)}
          onRemoved={() => set({ ask: undefined, cite: undefined })}
        />
        {id === null ? (
          <Shown>
            <Begin>
              <h3>{words.welcome}</h3>
              <p>{words.welcomeText}</p>
              <ul>
                {samples.map((sample) => (
                  <li key={sample}>
                    <Button disabled={lacksModel || asking} onClick={() => void send(sample)}>
                      {sample}
                    </Button>
                  </li>
                ))}
              </ul>
            </Begin>
          </Shown>
        ) : (
          <InsuranceQuestionView
            key={id}
            value={shown}
            active={active}
            onActiveChange={onActiveChange}
            onAgain={(question) => void send(question)}
          />
        )}
        <Composer
          value={draft.text}
          onChange={draft.set}
          onSend={(question) => void send(question)}
          running={asking}
          maxLength={1000}
          emoji={false}
          placeholder={words.placeholder}
          {...(lacksModel && { disabledReason: words.needsModel })}
        />
      </Talk>
      {id !== null && active !== undefined && references.some(({ n }) => n === active) && (
        <InsuranceEvidence id={id} references={references} active={active} onActiveChange={onActiveChange} />
      )}
    </Panes>
  );
}

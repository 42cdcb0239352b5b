import { AsyncView, Skeletons } from '@console/ui/states';
import { Form } from 'antd';
import type { TaskFields } from './taskFields.js';
import { Estimate } from './tasks.styles.js';
import { useEstimate } from './useEstimate.js';
import { useTaskWords } from './taskWords.js';

/** What would be read and used, before it is. */
export const TaskEstimate = () => {
  const { form: words } = useTaskWords();
  const { state } = useEstimate();
  const baseId = Form.useWatch('knowBaseId', Form.useFormInstance<TaskFields>());
  if (baseId === undefined) return <Estimate role="status">{words.pickBase}</Estimate>;
  return (
    <AsyncView value={state} what={words.estimate} skeleton={<Skeletons shape="text" count={2} />}>
      {({ fileCount, chunkCount, tokens, model }) => (
        <Estimate role="status">
          {chunkCount === 0 ? (
            words.nothing
          ) : (
            <>
              <p>
                <b>{words.estimate}</b>
                {words.estimateOf(fileCount, chunkCount)}
              </p>
              <p>{tokens === null ? words.noTokens : words.tokens(tokens.toLocaleString(), model ?? '')}</p>
            </>
          )}
        </Estimate>
      )}
    </AsyncView>
  );
};

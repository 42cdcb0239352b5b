import type { Tool } from '@console/api/contract';
import { useNoteToolUse } from '@console/api/hooks/tools';
import { PagePlace } from '@console/ui/page-frame';
import { EmptyState, Notice, Skeletons } from '@console/ui/states';
import { Suspense, use, useEffect, useEffectEvent, useMemo } from 'react';
import { attempt } from '../../actions/attempt.js';
import { linkTo } from '../../navigation/address.js';
import { useTabTitle } from '../../navigation/TabContext.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useParts } from '../../pages/parts.js';
import { usePermitted } from '../../session/usePermitted.js';
import { Filled } from './tools.styles.js';
import { useToolWords } from './toolWords.js';

export interface OpenToolProps {
  tool: Tool;
  /** It stands without the shell. */
  embedded: boolean;
}

/** One tool: what it lacks, if it lacks something, and the tool itself. */
export const OpenTool = ({ tool: { id, name, state, notice }, embedded }: OpenToolProps) => {
  const words = useToolWords();
  const { Tool: LentTool } = useParts();
  const go = useTabNavigate();
  const { run } = useNoteToolUse();
  const setsUpModels = usePermitted({ needs: 'assistants.models' }) && !embedded;
  useTabTitle(name);
  const note = useEffectEvent(() => void attempt(() => run({ id }, { quiet: true })));
  useEffect(() => note(), [id]);
  const around = use(PagePlace);
  const place = useMemo(
    () => (embedded ? around : [...around, { label: words.title, href: linkTo('tools') }]),
    [around, embedded, words],
  );
  const absent = (
    <EmptyState
      picture="search"
      title={words.unknownTitle}
      description={words.unknownText}
      action={{ label: words.backToAll, onClick: () => go(embedded ? 'expTools' : 'tools') }}
    />
  );
  const lacksModel = state === 'needsModel' || state === 'limited';
  return (
    <PagePlace value={place}>
      {notice !== '' && (
        <Notice
          flush
          tone={state === 'limited' ? 'info' : 'warning'}
          {...(lacksModel && setsUpModels && { action: { label: words.setUpModel, onClick: () => go('models') } })}
        >
          {notice}
        </Notice>
      )}
      <Filled>
        <Suspense fallback={<Skeletons />}>
          <LentTool id={id} embedded={embedded} absent={absent} />
        </Suspense>
      </Filled>
    </PagePlace>
  );
};

import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { lazyPart } from '@console/ui/on-demand';
import { Skeletons } from '@console/ui/states';
import { usePageHead } from '../../../shell/ShellContext.js';
import { BaseGone } from '../BaseGone.js';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { useGapWords } from '../gaps/gapWords.js';
import { useGapView } from '../gaps/useGapView.js';
import { BaseSwitch } from '../tree/BaseSwitch.js';

const Panel = lazyPart(() => import('./FaqPanel.js'), { waiting: <Skeletons /> });
const Gaps = lazyPart(() => import('../gaps/GapPanel.js'), { waiting: <Skeletons /> });

/** The FAQ node of a base: its FAQ, or the questions that wait for one. */
export const BaseFaq = ({ baseId }: { baseId: string }) => {
  const { knowledge } = useKnowledgeWords();
  const { isShown } = useGapView();
  const words = useGapWords();
  const found = usePageKnowledgeBases({ current: 1, size: 1, idList: [baseId] });
  const base = found.data?.list[0];
  const name = base?.name ?? knowledge.title;
  usePageHead(`${name} ${isShown ? words.title : 'FAQ'}`);
  if (found.data !== undefined && base === undefined) return <BaseGone />;
  const Shown = isShown ? Gaps : Panel;
  return (
    <Shown
      knowledgeBaseId={baseId}
      baseName={name}
      lead={<BaseSwitch baseId={baseId} node="faq" {...(base && { base })} />}
    />
  );
};

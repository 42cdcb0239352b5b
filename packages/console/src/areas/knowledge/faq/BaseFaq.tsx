import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { lazyPart } from '@console/ui/on-demand';
import { Skeletons } from '@console/ui/states';
import { usePageHead } from '../../../shell/ShellContext.js';
import { BaseGone } from '../BaseGone.js';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { BaseSwitch } from '../tree/BaseSwitch.js';

const Panel = lazyPart(() => import('./FaqPanel.js'), { waiting: <Skeletons /> });

/** The FAQ node of a base. */
export const BaseFaq = ({ baseId }: { baseId: string }) => {
  const { knowledge } = useKnowledgeWords();
  const found = usePageKnowledgeBases({ current: 1, size: 1, idList: [baseId] });
  const base = found.data?.list[0];
  const name = base?.name ?? knowledge.title;
  usePageHead(`${name} FAQ`);
  if (found.data !== undefined && base === undefined) return <BaseGone />;
  return (
    <Panel
      knowledgeBaseId={baseId}
      baseName={name}
      lead={<BaseSwitch baseId={baseId} node="faq" {...(base && { base })} />}
    />
  );
};

import type { BehaviourTag, CrowdPackDetail } from '@console/api/contract';
import { RuleEditor } from '@console/ui/rule-editor';
import { Notice } from '@console/ui/states';
import { Panes } from '../../../details/panes.styles.js';
import { useIsMobile } from '../../../state/device.js';
import { Block, Sticky } from './crowdPacks.styles.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { PackCount } from './PackCount.js';
import { PackPicture } from './PackPicture.js';
import { RulesMerge } from './RulesMerge.js';
import { SamplePane } from './SamplePane.js';
import { useCrowdCount } from './useCrowdCount.js';
import type { PackSaving } from './usePackSaving.js';
import type { RulesDraft } from './useRulesDraft.js';
import { WhyPane } from './WhyPane.js';

interface RulesTabProps {
  /** As it was saved; undefined for a new one. */
  pack: CrowdPackDetail | undefined;
  fields: readonly BehaviourTag[];
  draft: RulesDraft;
  saving: PackSaving;
}

/** The rules of a pack, with the people that they mean beside them. */
export default function RulesTab({ pack, fields, draft, saving }: RulesTabProps) {
  const words = useCrowdPackWords();
  const mobile = useIsMobile();
  const figures = useCrowdCount(fields, draft.rules);
  const count = <PackCount pack={pack} figures={figures} dirty={draft.dirty} />;
  return (
    <Panes $beside={380} $narrow={320}>
      <div>
        {mobile && <Sticky>{count}</Sticky>}
        <Block>
          {pack && <RulesMerge pack={pack} fields={fields} draft={draft} saving={saving} />}
          {draft.restored && (
            <Notice tone="info" action={{ label: words.discard, onClick: draft.forget }}>
              {words.restored}
            </Notice>
          )}
          <header>
            <h2>{words.rules}</h2>
            {!mobile && <span>{words.rulesHelp}</span>}
          </header>
          <RuleEditor
            rules={draft.rules}
            fields={fields}
            counts={figures.counts}
            counting={figures.counting}
            checked={saving.checked}
            onChange={draft.change}
          />
        </Block>
        {pack && (
          <Block>
            <PackPicture pack={pack} />
          </Block>
        )}
      </div>
      <aside aria-label={words.pane}>
        {!mobile && <Block>{count}</Block>}
        <Block>
          <WhyPane packId={pack?.id} rules={figures.rules} fields={fields} />
        </Block>
        {figures.rules && (
          <Block>
            <SamplePane rules={figures.rules} fields={fields} />
          </Block>
        )}
      </aside>
    </Panes>
  );
}

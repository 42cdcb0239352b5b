import type { CrowdPackDetail } from '@console/api/contract';
import { useReadCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { useListUserBehaviourTags } from '@console/api/hooks/marketing/tagSelectors';
import { mapAsync, ready } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { lazyPart } from '@console/ui/on-demand';
import { AsyncView, EmptyState, Skeletons, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { DIALOG, SETTINGS } from './packAddress.js';
import { whileCounting } from './packCount.js';
import { PackDialogs } from './PackDialogs.js';
import { PackTags } from './PackTags.js';
import { usePackSaving } from './usePackSaving.js';
import { useRulesDraft } from './useRulesDraft.js';

const waiting = { waiting: <Skeletons shape="rows" count={8} /> };
const RulesTab = lazyPart(() => import('./RulesTab.js'), waiting);
const MembersTab = lazyPart(() => import('./MembersTab.js'), waiting);
const HistoryTab = lazyPart(() => import('./HistoryTab.js'), waiting);

/** In the address in the place of an id: a pack that is not saved yet. */
const NEW = 'new';
const keys = ['rules', 'members', 'history'] as const;

/** One pack: its rules while they are edited, who is in it, and how it went. */
export default function CrowdPackPage() {
  const words = useCrowdPackWords();
  const [get, set] = useQueryState();
  const tab = usePageTab(keys);
  const isNew = get('id') === NEW;
  const id = isNew ? undefined : idIn(get('id'));
  const read = useReadCrowdPack(id === undefined ? null : { id }, { refreshEvery: whileCounting });
  const tags = useListUserBehaviourTags({});
  const draft = useRulesDraft(id, read.data);
  const saving = usePackSaving({ pack: read.data, fields: tags.data ?? [], draft });
  const item = isNew ? ready<{ pack?: CrowdPackDetail }>({}) : id && mapAsync(read.state, (pack) => ({ pack }));
  return (
    <DetailPage
      title={isNew ? words.newTitle : words.title}
      titleOf={({ pack }) => pack?.packName ?? words.newTitle}
      parent={{ title: words.title, route: 'crowdPacks', back: words.back }}
      item={item || undefined}
      what={words.what}
      gone={words.gone}
      none={words.none}
      renderTags={({ pack }) => (
        <>
          {pack && <PackTags pack={pack} />}
          {draft.dirty && <Tag tone="warning">{words.unsaved}</Tag>}
        </>
      )}
      renderActions={({ pack }) => (
        <>
          {pack && <Button onClick={() => set({ [DIALOG]: SETTINGS }, { push: true })}>{words.settings}</Button>}
          {pack?.rules !== null && tags.data && (
            <>
              {draft.dirty && <Button onClick={draft.forget}>{words.discard}</Button>}
              {pack && <Button onClick={saving.saveAs}>{words.saveAs}</Button>}
              <SubmitButton onClick={saving.save}>{words.save}</SubmitButton>
            </>
          )}
        </>
      )}
      tabs={
        !isNew && (
          <PageTabs
            active={tab}
            tabs={[
              { key: 'rules', label: words.tabs.rules },
              { key: 'members', label: words.tabs.members },
              { key: 'history', label: words.tabs.history },
            ]}
          />
        )
      }
      beside={<PackDialogs pack={read.data} draft={draft} saving={saving} />}
    >
      {({ pack }) => {
        if (tab === 'members' && pack) return <MembersTab pack={pack} />;
        if (tab === 'history' && pack) {
          const use = (rules: typeof draft.rules) => {
            draft.change(rules);
            set({ tab: undefined });
          };
          return <HistoryTab pack={pack} onUse={use} />;
        }
        if (pack && pack.rules === null) return <EmptyState title={words.noRules} />;
        return (
          <AsyncView value={tags.state} what={words.fields}>
            {(fields) => <RulesTab key={pack?.id ?? NEW} pack={pack} fields={fields} draft={draft} saving={saving} />}
          </AsyncView>
        );
      }}
    </DetailPage>
  );
}

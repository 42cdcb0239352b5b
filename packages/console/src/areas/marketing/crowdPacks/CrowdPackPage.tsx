import type { CrowdPackDetail } from '@console/api/contract';
import { useReadCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { useListUserBehaviourTags } from '@console/api/hooks/marketing/tagSelectors';
import { lookUp, mapAsync, ready } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { lazyPart } from '@console/ui/on-demand';
import { AsyncView, EmptyState, Skeletons, Status, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { DetailPage } from '../../../details/DetailPage.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useCrowdPackWords } from './crowdPackWords.js';
import { tones, whileCounting } from './packCount.js';
import { usePackSaving } from './usePackSaving.js';
import { useRulesDraft } from './useRulesDraft.js';

const waiting = { waiting: <Skeletons shape="rows" count={8} /> };
const RulesTab = lazyPart(() => import('./RulesTab.js'), waiting);
const MembersTab = lazyPart(() => import('./MembersTab.js'), waiting);
const HistoryTab = lazyPart(() => import('./HistoryTab.js'), waiting);
const SavePackDialog = lazyPart(() => import('./SavePackDialog.js'));
const PackSettingsDialog = lazyPart(() => import('./PackSettingsDialog.js'));

/** In the address in the place of an id: a pack that is not saved yet. */
const NEW = 'new';
/** In the address while its settings are open. */
const DIALOG = 'dialog';
const SETTINGS = 'settings';
const keys = ['rules', 'members', 'history'] as const;

/** One pack: its rules while they are edited, who is in it, and how it went. */
export default function CrowdPackPage() {
  const words = useCrowdPackWords();
  const [get, set] = useQueryState();
  const open = useTabNavigate();
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
          {pack && pack.status !== 'ready' && (
            <Status tone={lookUp(tones, pack.status, 'off')}>{lookUp(words.statuses, pack.status, pack.status)}</Status>
          )}
          {pack && <Tag>{pack.alive ? words.aliveAt(pack.countHour) : words.frozen}</Tag>}
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
      beside={
        <>
          <SavePackDialog
            open={saving.naming}
            rules={draft.rules}
            name={read.data ? words.copyName(read.data.packName) : ''}
            onSaved={(saved) => {
              draft.forget();
              saving.stopNaming();
              open('crowdPackDetail', { id: saved });
            }}
            onClose={saving.stopNaming}
          />
          {read.data && (
            <PackSettingsDialog
              pack={read.data}
              open={get(DIALOG) === SETTINGS}
              onClose={() => set({ [DIALOG]: undefined })}
            />
          )}
        </>
      }
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
            {(fields) => (
              <RulesTab
                key={pack?.id ?? NEW}
                pack={pack}
                fields={fields}
                draft={draft}
                checked={saving.checked}
                overtaken={saving.overtaken}
              />
            )}
          </AsyncView>
        );
      }}
    </DetailPage>
  );
}

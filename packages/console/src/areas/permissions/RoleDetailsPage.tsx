import { pageRoleMembers } from '@console/api/contract';
import { useListMenusByRole, usePageRoles } from '@console/api/hooks/roles';
import { bothAsync } from '@console/base';
import { useOffered } from '@console/api/hooks/useOffered';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, FailedNotice, Skeletons, Status } from '@console/ui/states';
import { usePageHead } from '../../shell/ShellContext.js';
import { linkTo } from '../../navigation/address.js';
import { idIn } from '../../navigation/addressValues.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { Padded } from '../../details/Padded.js';
import { PageTabs, usePageTab } from '../../details/PageTabs.js';
import { useSection } from './sections.js';
import { leafIds } from './menuTree.js';
import { RoleForm } from './RoleForm.js';
import { RoleMembers } from './RoleMembers.js';
import { useRoleWords } from './roleWords.js';

const empty = { name: '', description: '', permissionIds: [], tagSystemIds: [] };

/** One role: its pages and its members. Without an id a new one is made, with `copy` from another. */
export default function RoleDetailsPage() {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [get, set] = useQueryState();
  const tab = usePageTab(['pages', 'members']);
  const id = idIn(get('id'));
  const source = id ?? idIn(get('copy'));
  const membered = useOffered(pageRoleMembers);
  const membersTab = membered && id !== undefined && tab === 'members';
  const page = usePageRoles(source === undefined ? null : { current: 1, size: 1, roleId: source });
  const granted = useListMenusByRole(source === undefined ? null : { roleId: source });
  const role = page.data?.list[0];
  const gone = <EmptyState title={words.gone} action={{ label: words.back, onClick: () => open(section.roles) }} />;

  const onCreated = (created: { id: string }) => set({ id: created.id, copy: undefined });

  const title = (id !== undefined && role?.name) || words.add;
  usePageHead(title);

  return (
    <PageFrame
      title={title}
      crumbs={[{ label: words.title, href: linkTo(section.roles) }]}
      onNavigate={follow}
      tags={
        id !== undefined && role ? (
          <Status tone={role.enabled ? 'ok' : 'off'}>{role.enabled ? words.on : words.off}</Status>
        ) : undefined
      }
    >
      {id !== undefined && (
        <PageTabs
          active={membersTab ? 'members' : 'pages'}
          tabs={[
            { key: 'pages', label: words.menus },
            ...(membered
              ? [{ key: 'members' as const, label: `${words.members}${role ? ` ${role.userCount}` : ''}` }]
              : []),
          ]}
        />
      )}
      {membersTab && <FailedNotice flush value={page.state} what={words.basics} />}
      {membersTab && <RoleMembers roleId={id} grantable={role?.grantable !== false} />}
      {!membersTab && (
        <Padded>
          {source === undefined ? (
            <RoleForm draftName="new" initial={empty} onSaved={onCreated} />
          ) : (
            <AsyncView
              value={bothAsync(page.state, granted.state)}
              what={words.basics}
              skeleton={<Skeletons shape="rows" count={8} />}
              empty={([{ list }]) => (list.length === 0 ? gone : null)}
            >
              {([
                {
                  list: [shown],
                },
                menus,
              ]) =>
                shown && (
                  <RoleForm
                    key={id ?? `copy-${shown.id}`}
                    draftName={id ?? `copy-${shown.id}`}
                    {...(id !== undefined && { id })}
                    {...(id !== undefined && shown.manageable === false && { fixed: words.beyond })}
                    systems={shown.tagSystems}
                    initial={{
                      name: id === undefined ? words.copyName(shown.name) : shown.name,
                      description: shown.description,
                      permissionIds: leafIds(menus),
                      tagSystemIds: shown.tagSystems.map((system) => system.id),
                    }}
                    {...(id === undefined && { onSaved: onCreated })}
                  />
                )
              }
            </AsyncView>
          )}
        </Padded>
      )}
    </PageFrame>
  );
}

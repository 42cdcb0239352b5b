import { type ManagedUser, pageAuditLog } from '@console/api/contract';
import { usePageAuditLog } from '@console/api/hooks/auditLog';
import { usePageUsers } from '@console/api/hooks/users';
import { formatDateTime, ready } from '@console/base';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Notice, Skeletons, Status } from '@console/ui/states';
import { Button, Descriptions, Timeline } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Offered } from '../../session/Offered.js';
import { usePageHead } from '../../app/ShellContext.js';
import { usePreferences } from '../../app/preferences.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { linkTo } from '../../navigation/address.js';
import { idIn } from '../../navigation/addressValues.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useSection } from './sections.js';
import { actionName } from './actionNames.js';
import { AuditSubjects } from './AuditSubjects.js';
import { PasswordDrawer, type PasswordDrawerProps } from './PasswordDrawer.js';
import { UserDrawer } from './UserDrawer.js';
import { useUserWords } from './userWords.js';

const RECENT = 20;

const Body = styled.div`
  overflow: auto;
  max-width: 920px;
  padding: 16px 24px 40px;

  h2 {
    margin: 24px 0 12px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Recent = ({ userId }: { userId: string }) => {
  const { audit } = useUserWords();
  const { language } = usePreferences();
  const page = usePageAuditLog({ current: 1, size: RECENT, userId });
  const nothing = <EmptyState title={audit.empty} />;
  return (
    <AsyncView
      value={page.state}
      what={audit.action}
      skeleton={<Skeletons shape="rows" count={4} />}
      empty={({ list }) => (list.length === 0 ? nothing : null)}
    >
      {({ list }) => (
        <Timeline
          items={list.map(({ id, action, failureText, subjects, target, time }) => ({
            key: id,
            color: failureText === null ? 'blue' : 'red',
            content: (
              <>
                {formatDateTime(time)} {actionName(action, language)}{' '}
                {subjects.length > 0 && <AuditSubjects subjects={subjects} target={target} />}
                {failureText !== null && ` · ${failureText}`}
              </>
            ),
          }))}
        />
      )}
    </AsyncView>
  );
};

const Details = ({ user }: { user: ManagedUser }) => {
  const separator = useSeparator();
  const words = useUserWords();
  const items = [
    { key: 'account', label: words.account, children: user.account },
    { key: 'username', label: words.username, children: user.username },
    { key: 'phone', label: words.phone, children: user.phoneNumber || '—' },
    { key: 'email', label: words.email, children: user.email || '—' },
    { key: 'department', label: words.department, children: user.department || '—' },
    { key: 'roles', label: words.roles, children: user.roles.map(({ name }) => name).join(separator) || '—' },
    {
      key: 'last',
      label: words.lastSignIn,
      children: user.lastSignInTime === null ? words.never : formatDateTime(user.lastSignInTime),
    },
    { key: 'created', label: words.created, children: formatDateTime(user.createTime) },
  ];
  return (
    <Body>
      {user.manageable === false && <Notice>{words.beyond}</Notice>}
      <h2>{words.basics}</h2>
      <Descriptions column={{ xs: 1, md: 2 }} items={items} />
      <Offered calls={[pageAuditLog]}>
        <h2>{words.recent}</h2>
        <Recent userId={user.id} />
      </Offered>
    </Body>
  );
};

/** One user, and what they did of late. */
export default function UserDetailsPage() {
  const words = useUserWords();
  const section = useSection();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [get] = useQueryState();
  const record = useRecord('user');
  const [told, setTold] = useState<PasswordDrawerProps['told']>();
  const id = idIn(get('id'));
  const page = usePageUsers(id === undefined ? null : { current: 1, size: 1, userId: id });
  const user = page.data?.list.find((one) => one.id === id);
  const back = { label: words.back, onClick: () => open(section.users) };
  const gone = <EmptyState title={words.gone} action={back} />;

  const title = user?.username ?? words.details;
  usePageHead(title);

  return (
    <PageFrame
      title={title}
      crumbs={[{ label: words.title, href: linkTo(section.users) }]}
      onNavigate={follow}
      tags={user && <Status tone={user.enabled ? 'ok' : 'off'}>{user.enabled ? words.on : words.off}</Status>}
      actions={
        user && user.manageable !== false && <Button onClick={() => void record.show(user.id)}>{words.edit}</Button>
      }
    >
      {id === undefined ? (
        <EmptyState title={words.noUser} action={back} />
      ) : (
        <AsyncView
          value={page.state}
          what={words.basics}
          skeleton={<Skeletons shape="rows" count={6} />}
          empty={({ list }) => (list.length === 0 ? gone : null)}
        >
          {({ list: [shown] }) => shown && <Details user={shown} />}
        </AsyncView>
      )}
      <UserDrawer
        list={{ record, opened: user !== undefined && record.id === user.id ? ready(user) : undefined }}
        onPassword={setTold}
      />
      <PasswordDrawer told={told} onClose={() => setTold(undefined)} />
    </PageFrame>
  );
}
